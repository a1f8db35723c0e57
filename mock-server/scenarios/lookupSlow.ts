// Scenario: the lookup services are slow.
import type { Scenario } from '../scenario.ts';

export const lookupSlow: Scenario = {
  name: 'lookup-slow',
  title: 'Slow lookups',
  section: 'Lookups',
  description: 'Each service at which references are looked up answers after four seconds.',
  lookupDelay: 4_000,
};
