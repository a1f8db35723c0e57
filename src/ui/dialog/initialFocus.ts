// Sets the focus when a dialog opens.
import { type FocusableElement, tabbable } from 'tabbable';

/** Whether the top of the element can be seen without scrolling `body`. */
function isInView(element: FocusableElement, body: HTMLElement): boolean {
  return element.getBoundingClientRect().top < body.getBoundingClientRect().bottom;
}

/**
 * Focuses the element with `data-autofocus`, else the first tab stop of the content, else the first of all. If that tab stop isn't visible because the content
 * is longer than its container, focuses the content itself, so that reading starts at the top and the arrow keys scroll.
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
