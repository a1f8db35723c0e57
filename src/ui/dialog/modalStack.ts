// The open dialogs, the topmost last. Only that one gets keys and is announced. Small, because every page loads it.
import { createListeners } from '../createListeners.ts';

const stack: HTMLDialogElement[] = [];
const { hear, tell } = createListeners();

/** Adds the dialog on top. Returns a function that removes it. */
export function enterStack(dialog: HTMLDialogElement): () => void {
  stack.push(dialog);
  tell();
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    tell();
  };
}

/** Whether no other dialog lies above this one. */
export function isTopmost(dialog: HTMLDialogElement): boolean {
  return stack.at(-1) === dialog;
}

/** Whether an open dialog that doesn't contain the element is above it, so that the element can't be pressed or announced. */
export function isCovered(element: Element | null): boolean {
  return stack.at(-1) !== (element?.closest('dialog') ?? undefined);
}

/** Adds a listener for opening and closing; returns a function that removes it. */
export const onStackChange = hear;
