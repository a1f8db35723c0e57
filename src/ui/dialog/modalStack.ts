// The dialogs that are open, the topmost last. Only that one hears keys, and the page scrolls again when the last has closed.
import { lockScroll } from './scrollLock.ts';

const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
let unlockScroll: (() => void) | null = null;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Puts the dialog on top. The returned function takes it off. */
export function enterStack(dialog: HTMLDialogElement): () => void {
  unlockScroll ??= lockScroll();
  stack.push(dialog);
  tell();
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    if (stack.length === 0) {
      unlockScroll?.();
      unlockScroll = null;
    }
    tell();
  };
}

/** Whether no other dialog lies above this one. */
export function isTopmost(dialog: HTMLDialogElement): boolean {
  return stack.at(-1) === dialog;
}

/** Whether a dialog that it is not in lies above the element: nobody can press it then, and readers do not speak it. */
export function isCovered(element: Element | null): boolean {
  return stack.at(-1) !== (element?.closest('dialog') ?? undefined);
}

/** Hears when dialogs open and close until the returned function is called. */
export function onStackChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
