// Tells which machines are running in the tabs of this browser.
import { useSyncExternalStore } from 'react';
import { type KnownTabs, liveTabs } from './liveTabs.ts';

const counted = new WeakMap<KnownTabs, ReadonlyMap<string, number>>();
let shown: ReadonlyMap<string, number> = new Map();

/** The number of actors of each machine; the same object as before if nothing has changed. */
function countRunning(): ReadonlyMap<string, number> {
  const tabs = liveTabs.get();
  const known = counted.get(tabs);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { actors } of tabs.values())
    for (const { machine } of actors.values())
      if (machine !== null) counts.set(machine, (counts.get(machine) ?? 0) + 1);
  if (counts.size !== shown.size || [...counts].some(([machine, count]) => shown.get(machine) !== count))
    shown = counts;
  counted.set(tabs, shown);
  return shown;
}

/** The ids of the running machines with their numbers of actors; empty if no tab reports. */
export function useRunning(): ReadonlyMap<string, number> {
  return useSyncExternalStore(liveTabs.subscribe, countRunning, countRunning);
}
