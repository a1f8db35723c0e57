// The dialogs that are open, the topmost last. Only that one hears keys, and the page scrolls again when the last has closed.
import { lockScroll } from './scrollLock.ts';

const stack: HTMLDialogElement[] = [];
let unlockScroll: (() => void) | null = null;

/** Puts the dialog on top. The returned function takes it off. */
export function enterStack(dialog: HTMLDialogElement): () => void {
  unlockScroll ??= lockScroll();
  stack.push(dialog);
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    if (stack.length > 0) return;
    unlockScroll?.();
    unlockScroll = null;
  };
}

/** Whether no other dialog lies above this one. */
export function isTopmost(dialog: HTMLDialogElement): boolean {
  return stack.at(-1) === dialog;
}
