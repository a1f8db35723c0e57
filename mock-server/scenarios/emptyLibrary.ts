// Scenario: an empty library, as for a new user.
import type { Scenario } from '../scenario.ts';

export const emptyLibrary: Scenario = {
  name: 'empty-library',
  title: 'Empty library',
  section: 'Library',
  description: 'Everyone has an empty library without documents or groups. Uses a separate library; log in again.',
  library: 'empty',
};
