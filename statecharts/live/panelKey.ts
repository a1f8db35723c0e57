// The shortcut that opens the statecharts beside the app.

/** Ctrl+Alt+S on any keyboard layout. AltGr is excluded: some systems report it as Ctrl+Alt, but it types letters in many languages. */
export function isToggle(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'getModifierState'>,
): boolean {
  return (
    event.code === 'KeyS' &&
    event.ctrlKey &&
    event.altKey &&
    !event.shiftKey &&
    !event.metaKey &&
    !event.getModifierState('AltGraph')
  );
}
