// The icon sets that this server has.
//
// Material Design Icons, because the desktop application names the icons of its groups after them: a group that was made
// there (`book`, `eye`, `school`) looks the same here. They are 3 MB, so they are read when the first icon is asked for.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IconSet } from './iconSet.ts';

/** Where the set of each prefix lies. */
const packages: ReadonlyMap<string, string> = new Map([['mdi', '@iconify-json/mdi/icons.json']]);

/** Also those that are still being read, so that none is read twice. */
const readings = new Map<string, Promise<IconSet>>();

/** The set of a prefix; null when this server does not have it. */
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
  // A package of a pinned version is as good as our own code; to look at each of its icons would hold up everybody.
  return JSON.parse(await readFile(path, 'utf8')) as IconSet;
}
