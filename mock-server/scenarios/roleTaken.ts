// Scenario: the person has only the role of a reader in shared libraries.
import type { Scenario } from '../scenario.ts';

export const roleTaken: Scenario = {
  name: 'role-taken',
  title: 'Only a reader from now on',
  section: 'Editing',
  description:
    'In GraphQL answers, every shared library is as if its owners had just made you a reader. Your stored role stays, so it is back with another scenario.',
  membership: (membership) => ({ ...membership, role: 'READER' }),
};
