// Simulates a browser that keeps its clipboard from pages: writing and reading by script fail. What people copy with their keys still works.

export function refuseClipboard(): void {
  const refuse = () => Promise.reject(new DOMException('Write permission denied (mock scenario).', 'NotAllowedError'));
  for (const name of ['write', 'writeText', 'read', 'readText'] as const) Clipboard.prototype[name] = refuse;
}
