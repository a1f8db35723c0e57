// The control that was pressed last. Safari gives the focus to no button that the mouse presses: a dialog would not know what opened it.

let pressed: WeakRef<HTMLElement> | null = null;

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href], [tabindex]') : null;
  pressed = control && new WeakRef(control);
}

/** Watches the page from the start, for what draws dialogs comes only after the press. Ends with the returned function. */
export function watchPresses(): () => void {
  document.addEventListener('pointerdown', note, true);
  return () => {
    document.removeEventListener('pointerdown', note, true);
  };
}

/** Null when the last press was beside everything. */
export function lastPressed(): HTMLElement | null {
  return pressed?.deref() ?? null;
}
