// The address of the control panel, and of the endpoints below it.

export const controlPath = '/__mock';

export function isControlPath(path: string): boolean {
  return path === controlPath || path.startsWith(`${controlPath}/`);
}
