// Where the focus goes when a dialog closes: to what opened it or, if that is gone by then, to what came after it on the page.
import { type FocusableElement, focusable, isFocusable, isTabbable } from 'tabbable';
import { lastPressed } from './lastPressed.ts';

/** Remembers where the focus is. The returned function gives it back when `dialog` has closed, unless it has gone elsewhere by itself. */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const invoker = invokerOf(document.activeElement);
  if (invoker === null) return () => undefined;
  // Also elements that are not displayed: that can change while the dialog is open.
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

/** What has the focus or, in browsers whose buttons do not take it from the mouse, what was pressed last. */
function invokerOf(active: Element | null): HTMLElement | null {
  return active instanceof HTMLElement && active !== document.body ? active : lastPressed();
}

/** Not a box to write in: on a phone its keyboard would come up, and a letter that is a shortcut would be typed into it. */
function canInherit(element: FocusableElement): boolean {
  return (
    element.isConnected &&
    isTabbable(element) &&
    !element.matches('input:not([type="checkbox"], [type="radio"]), textarea')
  );
}
