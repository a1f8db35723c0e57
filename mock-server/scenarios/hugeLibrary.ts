// A library of a size that only few have.
import { usualHuge } from '../origin.ts';
import type { Scenario } from '../scenario.ts';

export const hugeLibrary: Scenario = {
  name: 'huge-library',
  title: 'Huge library',
  section: 'Library',
  description: `The demo library has ${usualHuge.toLocaleString('en')} documents, or as many as --huge says, in a group for every fifty. It is another one than the usual: log in there.`,
  library: 'huge',
};
