// Where the focus goes when a dialog opens.
import { type FocusableElement, tabbable } from 'tabbable';

/** Whether the top of the element can be seen without scrolling `body`. */
function isInView(element: FocusableElement, body: HTMLElement): boolean {
  return element.getBoundingClientRect().top < body.getBoundingClientRect().bottom;
}

/**
 * Focuses what carries `data-autofocus`, else the first stop of the content, else the first of all. When the content is longer
 * than its place and that stop lies beyond it, the content itself: a person begins to read at its top, and the arrow keys scroll it.
 */
export function focusInside(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector<HTMLElement>('[data-part="body"]');
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? (body && tabbable(body)[0]);
  if (body && body.scrollHeight > body.clientHeight && !(wanted && body.contains(wanted) && isInView(wanted, body))) {
    body.querySelector<HTMLElement>('[data-part="content"]')?.focus({ preventScroll: true });
    return;
  }
  (wanted ?? tabbable(dialog)[0])?.focus();
}
