// The dialogs that are open, the topmost last. Only that one hears keys and is heard. Small: every page loads it.
import { createListeners } from '../createListeners.ts';

const stack: HTMLDialogElement[] = [];
const { hear, tell } = createListeners();

/** Puts the dialog on top. The returned function takes it off. */
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

/** Whether a dialog that it is not in lies above the element: nobody can press it then, and readers do not speak it. */
export function isCovered(element: Element | null): boolean {
  return stack.at(-1) !== (element?.closest('dialog') ?? undefined);
}

/** Hears when dialogs open and close until the returned function is called. */
export const onStackChange = hear;
