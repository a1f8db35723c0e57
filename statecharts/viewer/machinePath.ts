// The address of a machine, or of all of them, in the mode that is shown.
import { statechartsPath } from '#site/statecharts.ts';
import type { ViewerSearch } from './mode.ts';
import { writeSearch } from './viewerSearch.ts';

/** Of the machine `id`; of all where it is empty. What else the address says is about one machine alone. */
export function machinePath(id: string, { tab, actor }: ViewerSearch): string {
  const path = id === '' ? statechartsPath : `${statechartsPath}/${id}`;
  return path + writeSearch({ tab, actor: tab === 'live' ? actor : undefined });
}
