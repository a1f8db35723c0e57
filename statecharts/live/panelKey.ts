// The key that brings the statecharts beside the app.

/** Ctrl+Alt+S, wherever S lies. AltGr, which is Ctrl+Alt to some systems, writes letters of many languages and is not meant. */
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
