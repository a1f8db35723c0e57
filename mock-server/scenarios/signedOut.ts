// Scenario: the session ends during work.
import type { Scenario } from '../scenario.ts';

const defaultCall = 3;

export const signedOut: Scenario = {
  name: 'signed-out',
  title: 'Session ends mid-work',
  section: 'Session and account',
  description:
    'The session ends just before the third API request, or before the chosen call. After logging in again, the work continues.',
  transport: ({ number, chosenCall, endSession, next }) => {
    if (number === (chosenCall ?? defaultCall)) void endSession().then(next, next);
    else next();
  },
};
