// The address of a machine, or of the index, in the current mode.
import { machineAddress, statechartsPath } from '#site/statecharts.ts';
import type { ViewerSearch } from './mode.ts';
import { writeSearch } from './viewerSearch.ts';

/** The address of the machine `id`, or of the index if it is empty. Parameters about a single machine are dropped. */
export function machinePath(id: string, { tab, actor }: ViewerSearch): string {
  const path = id === '' ? statechartsPath : machineAddress(id);
  return path + writeSearch({ tab, actor: tab === 'live' ? actor : undefined });
}
