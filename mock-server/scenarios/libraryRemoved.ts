// Scenario: the person is no longer a member of any shared library.
import type { Scenario } from '../scenario.ts';

export const libraryRemoved: Scenario = {
  name: 'library-removed',
  title: 'Removed from shared libraries',
  section: 'Editing',
  description:
    'In GraphQL answers, every shared library is as if its owners had just removed you. You are still stored as a member, so it is back with another scenario.',
  membership: () => null,
};
