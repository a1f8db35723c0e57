// Scenario: the person has only the role of a reader in shared libraries.
import type { Scenario } from '../scenario.ts';

export const roleTaken: Scenario = {
  name: 'role-taken',
  title: 'Only a reader from now on',
  section: 'Editing',
  description:
    'In GraphQL responses, you are only a reader of every shared library, as if an owner had just changed your role. The stored role stays the same, so it applies again in other scenarios.',
  membership: (membership) => ({ ...membership, role: 'READER' }),
};
