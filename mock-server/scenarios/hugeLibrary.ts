// Scenario: a very large library.
import { defaultHugeSize } from '../librarySpec.ts';
import type { Scenario } from '../scenario.ts';

export const hugeLibrary: Scenario = {
  name: 'huge-library',
  title: 'Huge library',
  section: 'Library',
  description: `The demo library has ${defaultHugeSize.toLocaleString('en')} documents (set by --huge), with one group per fifty. Uses a separate library; log in again.`,
  library: 'huge',
};
