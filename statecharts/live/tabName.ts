// The name of this tab among those of the browser: the same after a reload, and another one in a tab that was duplicated.
import { randomName } from './randomName.ts';
import { keep, readKept } from './storage.ts';

const nameKey = 'statecharts-tab';

/** The name of the tab. It is kept only from the end of a page to the begin of the next: a copy of the tab finds none and takes its own. */
export function nameTab(): string {
  const name = readKept(nameKey) ?? randomName();
  keep(nameKey, null);
  addEventListener('pagehide', () => {
    keep(nameKey, name);
  });
  addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) keep(nameKey, null);
  });
  return name;
}
