// The shortcuts of the tools beside the app: Ctrl+Alt and a letter.

type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'getModifierState'>;

/** Opens and closes the statecharts. */
export const isPanelKey = (event: Key) => isCtrlAlt(event, 'KeyS');

/** Opens the report of a bug. */
export const isReportKey = (event: Key) => isCtrlAlt(event, 'KeyB');

/** On any keyboard layout. AltGr is excluded: some systems report it as Ctrl+Alt, but it types letters in many languages. */
function isCtrlAlt(event: Key, code: string): boolean {
  return (
    event.code === code &&
    event.ctrlKey &&
    event.altKey &&
    !event.shiftKey &&
    !event.metaKey &&
    !event.getModifierState('AltGraph')
  );
}
