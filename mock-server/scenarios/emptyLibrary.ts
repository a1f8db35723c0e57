// The library of somebody who has just begun.
import type { Scenario } from '../scenario.ts';

export const emptyLibrary: Scenario = {
  name: 'empty-library',
  title: 'Empty library',
  section: 'Library',
  description:
    'Everybody has an empty library, without documents and groups. It is another one than the usual: log in there.',
  library: 'empty',
};
