// The name of this tab: the same after a reload, and a new one in a duplicate of the tab.
import { randomName } from './randomName.ts';
import { keepInTab, readTab } from '#src/ui/storage/keepInTab.ts';

const nameKey = 'statecharts-tab';

/** The name of the tab. It is stored only between the end of a page and the start of the next, so that a duplicated tab finds none and generates its own. */
export function nameTab(): string {
  const name = readTab(nameKey) ?? randomName();
  keepInTab(nameKey, null);
  addEventListener('pagehide', () => {
    keepInTab(nameKey, name);
  });
  addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) keepInTab(nameKey, null);
  });
  return name;
}
