// The icon sets that this server has.
//
// Material Design Icons, because the desktop application uses their names for the icons of groups (`book`, `eye`, `school`), so that groups look
// the same here. They take 3 MB, so they are read when the first icon is requested.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IconSet } from './iconSet.ts';

/** The file of the set for each prefix. */
const packages: ReadonlyMap<string, string> = new Map([['mdi', '@iconify-json/mdi/icons.json']]);

/** Includes sets that are still being read, so that none is read twice. */
const readings = new Map<string, Promise<IconSet>>();

/** The set with this prefix; null if this server does not have it. */
export async function iconSet(prefix: string): Promise<IconSet | null> {
  const file = packages.get(prefix);
  if (file === undefined) return null;
  let reading = readings.get(prefix);
  if (!reading) {
    reading = readSet(file);
    readings.set(prefix, reading);
    reading.catch(() => readings.delete(prefix));
  }
  return reading;
}

async function readSet(file: string): Promise<IconSet> {
  const path = createRequire(import.meta.url).resolve(file);
  // The package has a pinned version, so it is trusted like this project's code; validating all its icons would block other requests.
  return JSON.parse(await readFile(path, 'utf8')) as IconSet;
}
