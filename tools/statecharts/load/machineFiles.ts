// Finds the files of machines, by the name that such files usually have.
import { readdirSync } from 'node:fs';

/** Not part of a project's own code. */
const passedOver = new Set(['node_modules', '.git', 'dist']);

/** Whether a file is named like those that define machines: `sessionMachine.ts`, `session.machine.ts`. */
export function isMachineFile(name: string): boolean {
  return /machine\.[cm]?[jt]sx?$/i.test(name) && !/\.d\.[cm]?ts$/.test(name);
}

/** The paths of all machine files below a folder, from that folder. */
export function machineFilesIn(folder: string, path = ''): string[] {
  return readdirSync(`${folder}/${path}`, { withFileTypes: true })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap((entry) => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : machineFilesIn(folder, inner);
      return isMachineFile(entry.name) ? [inner] : [];
    });
}
