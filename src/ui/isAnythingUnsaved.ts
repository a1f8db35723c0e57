// Whether something on the page would be lost with it. Whoever guards a part of the page (useBlocker's `enableBeforeUnload`: the
// editor, the import) says so when the browser asks before it leaves; here the same question is asked without leaving.

/** Asks everybody who guards something. */
export function isAnythingUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
