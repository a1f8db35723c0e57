// The session ends while somebody works.
import type { Scenario } from '../scenario.ts';

const usual = 3;

export const signedOut: Scenario = {
  name: 'signed-out',
  title: 'Signed out in the middle',
  section: 'Session and account',
  description:
    'The session ends just before the third request to the API, or before the call that is chosen; whoever logs in again goes on.',
  transport: ({ number, chosenCall, endSession, next }) => {
    if (number === (chosenCall ?? usual)) void endSession().finally(next);
    else next();
  },
};
