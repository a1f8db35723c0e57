// Scenario: the lookup services find nothing.
import type { Scenario } from '../scenario.ts';

export const lookupUnknown: Scenario = {
  name: 'lookup-unknown',
  title: 'Nothing found by lookups',
  section: 'Lookups',
  description: 'No service has a record of what is looked up.',
  lookup: () => ({ status: 404, headers: {}, body: '' }),
};
