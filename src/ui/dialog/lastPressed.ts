// Remembers the control that was pressed last. Safari doesn't focus clicked buttons, so a dialog would not know what opened it.

let pressed: WeakRef<HTMLElement> | null = null;

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href], [tabindex]') : null;
  pressed = control && new WeakRef(control);
}

/** Watches from the start of the page, because dialog code loads only after the press. Returns a function that stops it. */
export function watchPresses(): () => void {
  document.addEventListener('pointerdown', note, true);
  return () => {
    document.removeEventListener('pointerdown', note, true);
  };
}

/** Null if the last press hit no control. */
export function lastPressed(): HTMLElement | null {
  return pressed?.deref() ?? null;
}
