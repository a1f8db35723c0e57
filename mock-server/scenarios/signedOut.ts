// The session ends while somebody works.
import type { Scenario } from '../scenario.ts';

const usual = 3;

export const signedOut: Scenario = {
  name: 'signed-out',
  title: 'Session ends mid-work',
  section: 'Session and account',
  description:
    'The session ends just before the third API request, or before the chosen call. Logging in again continues.',
  transport: ({ number, chosenCall, endSession, next }) => {
    if (number === (chosenCall ?? usual)) void endSession().finally(next);
    else next();
  },
};
