// Takes in text that stands in a box and is not part of its field yet (a keyword, a name), before the form is left.

/** Has the box that has the focus take in its text, as if the person had gone to another one; the focus stays. */
export function takeInTyped(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement)) return;
  box.blur();
  box.focus({ preventScroll: true });
}
