// Returns the focus when a dialog closes: to the element that opened it or, if that is gone, to the next one.
import { type FocusableElement, focusable, isFocusable, isTabbable } from 'tabbable';
import { lastPressed } from './lastPressed.ts';

/** Remembers the focused element. The returned function restores the focus once `dialog` has closed, unless it has moved elsewhere. */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const invoker = invokerOf(document.activeElement);
  if (invoker === null) return () => undefined;
  // Includes hidden elements, because they may become visible while the dialog is open.
  const others = focusable(document.body, { displayCheck: 'none' }).filter((element) => element !== invoker);
  const isAfter = (element: Element) => invoker.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  const neighbours = [...others.filter(isAfter), ...others.filter((element) => !isAfter(element)).reverse()];
  return () => {
    const now = document.activeElement;
    if (now !== null && now !== document.body && !dialog.contains(now)) return;
    const heir = isFocusable(invoker) ? invoker : neighbours.find(canInherit);
    heir?.focus();
  };
}

/** The focused element or, in browsers that don't focus clicked buttons, the one pressed last. */
function invokerOf(active: Element | null): HTMLElement | null {
  return active instanceof HTMLElement && active !== document.body ? active : lastPressed();
}

/** No text box: a phone would open its keyboard, and single-letter shortcuts would be typed into it. */
function canInherit(element: FocusableElement): boolean {
  return (
    element.isConnected &&
    isTabbable(element) &&
    !element.matches('input:not([type="checkbox"], [type="radio"]), textarea')
  );
}
