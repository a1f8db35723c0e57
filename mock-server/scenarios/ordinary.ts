// Scenario: everything works.
import type { Scenario } from '../scenario.ts';

export const ordinary: Scenario = {
  name: 'ordinary',
  title: 'Ordinary',
  section: 'Library',
  description: 'Everything works, as on the real server.',
};
