// The path of the control panel and its endpoints.

export const controlPath = '/__mock';

export function isControlPath(path: string): boolean {
  return path === controlPath || path.startsWith(`${controlPath}/`);
}
