// Makes a <dialog> modal: shows it in the top layer, traps and returns the focus, and reports attempts to close it to its machine.
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { tabbable } from 'tabbable';
import { rememberFocus } from './focusReturn.ts';
import { focusInside } from './initialFocus.ts';
import { enterStack, isTopmost } from './modalStack.ts';
import { lockScroll } from './scrollLock.ts';
import { usePressBeside } from './usePressBeside.ts';

/** A way of closing the dialog; the machine decides whether it is allowed. */
export type Dismissal = 'escape' | 'outside';

/** Shows the dialog while `shown`. The returned handlers belong on the element. */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  shown: boolean,
  onDismiss: (by: Dismissal) => void,
) {
  // Counts how often the browser closed it although its machine did not.
  const [closedByForce, setClosedByForce] = useState(0);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!shown || !dialog) return;
    const giveFocusBack = rememberFocus(dialog);
    dialog.showModal();
    const leaveStack = enterStack(dialog);
    const unlockScroll = lockScroll();
    focusInside(dialog);
    const letGo = keepFocus(dialog);
    return () => {
      letGo();
      unlockScroll();
      leaveStack();
      dialog.close();
      giveFocusBack();
    };
  }, [element, shown, closedByForce]);

  const isPressBeside = usePressBeside(element, shown);
  const press = (dialog: HTMLDialogElement, event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.key === 'Escape') {
      // Prevented, because the browser would close the dialog on the second press regardless.
      event.preventDefault();
      onDismiss('escape');
    } else if (event.key === 'Tab') wrapFocus(dialog, event);
  };

  // The focus may have moved to the body when the focused element disappeared; keys still belong to the dialog.
  const pressAstray = useEffectEvent((event: KeyboardEvent) => {
    const dialog = element.current;
    if (!dialog || !isTopmost(dialog) || (event.target instanceof Node && dialog.contains(event.target))) return;
    event.stopPropagation();
    press(dialog, event);
  });
  useEffect(() => {
    if (!shown) return;
    const listen = (event: KeyboardEvent) => {
      pressAstray(event);
    };
    document.addEventListener('keydown', listen, true);
    return () => {
      document.removeEventListener('keydown', listen, true);
    };
  }, [shown]);

  return {
    onKeyDown: (event: ReactKeyboardEvent<HTMLDialogElement>) => {
      if (event.defaultPrevented || !isTopmost(event.currentTarget)) return;
      press(event.currentTarget, event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isPressBeside(event)) onDismiss('outside');
    },
    // The system's own ways to close, such as Android's back gesture. A cancelled file picker inside fires the same event.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss('escape');
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const { target, currentTarget } = event;
      if (target !== currentTarget || !shown || currentTarget.open || !currentTarget.isConnected) return;
      onDismiss('escape');
      setClosedByForce((times) => times + 1);
    },
  };
}

/** If the focused element is removed, focuses the dialog itself. Returns a function that stops it. */
function keepFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    if (isTopmost(dialog) && document.activeElement === document.body)
      dialog.querySelector<HTMLElement>('[data-part="frame"]')?.focus({ preventScroll: true });
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

/** Wraps the focus from one end to the other, instead of letting it leave to the browser's own buttons. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent | ReactKeyboardEvent): void {
  const stops = tabbable(dialog);
  const from = document.activeElement;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isInside = from !== null && dialog.contains(from);
  if (isInside && stops.some((stop) => stop !== from && from.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
