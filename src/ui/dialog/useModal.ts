// What makes a <dialog> modal for everybody: shown above all, focus kept inside and given back, the ways past it told to its machine.
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

/** A person's way past the dialog; whether it is open to them is for the machine to say. */
export type Dismissal = 'escape' | 'outside';

/** Shows the dialog while `shown`. The returned handlers go onto the element. */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  shown: boolean,
  onDismiss: (by: Dismissal) => void,
) {
  // Counts how often the browser closed it against its machine's will.
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
      // Kept from the browser, which would close on the second press whatever it is told.
      event.preventDefault();
      onDismiss('escape');
    } else if (event.key === 'Tab') wrapFocus(dialog, event);
  };

  // The focus may have fallen to the page, when what had it went away: its keys still belong to the dialog.
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
    // The system's own ways to close, such as Android's back gesture. A cancelled file picker sends the same event from inside.
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

/** When what has the focus is taken off the page, the dialog itself has it, and reading goes on there. Ends with the returned function. */
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

/** Leads the focus from either end to the other, where the browser would lead it out to its own buttons. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent | ReactKeyboardEvent): void {
  const stops = tabbable(dialog);
  const from = document.activeElement;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isInside = from !== null && dialog.contains(from);
  if (isInside && stops.some((stop) => stop !== from && from.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
