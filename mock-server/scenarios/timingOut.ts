// Scenario: API requests are never answered.
import type { Scenario } from '../scenario.ts';

export const timingOut: Scenario = {
  name: 'timing-out',
  title: 'No response',
  section: 'Network',
  description: 'API requests are never answered. The app gives up after 30 s, or after 10 s when fetching the session.',
  transport: ({ number, next }) => {
    if (number === null) next();
  },
};
