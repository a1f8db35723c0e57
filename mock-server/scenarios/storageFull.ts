// Scenario: the browser's storage is full.
import type { Scenario } from '../scenario.ts';

export const storageFull: Scenario = {
  name: 'storage-full',
  title: 'Storage full',
  section: 'Site',
  description:
    'The browser’s storage for this site is full, as with a full disk or strict private browsing: nothing can be written.',
  page: 'fill-storage',
};
