// The browser keeps nothing more.
import type { Scenario } from '../scenario.ts';

export const storageFull: Scenario = {
  name: 'storage-full',
  title: 'Storage full',
  section: 'Site',
  description:
    'The storage of the browser for this site is full: nothing can be written there, as with a full disk or in strict private browsing.',
  page: 'fill-storage',
};
