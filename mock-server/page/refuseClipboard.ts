// Simulates a browser that denies pages access to the clipboard: reading and writing by script fail. Copying with the keyboard still works.

export function refuseClipboard(): void {
  const refuse = () => Promise.reject(new DOMException('Write permission denied (mock scenario).', 'NotAllowedError'));
  for (const name of ['write', 'writeText', 'read', 'readText'] as const) Clipboard.prototype[name] = refuse;
}
