// Nothing is ever answered.
import type { Scenario } from '../scenario.ts';

export const timingOut: Scenario = {
  name: 'timing-out',
  title: 'No answer',
  section: 'Network',
  description:
    'Requests to the API are taken and never answered, until the client gives up: the app after 30 s, and after 10 s where it asks who is logged in.',
  transport: ({ number, next }) => {
    if (number === null) next();
  },
};
