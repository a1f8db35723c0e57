// The API cannot be reached: the pages are there, but whatever they ask for ends without an answer.
import type { Scenario } from '../scenario.ts';

export const unreachable: Scenario = {
  name: 'unreachable',
  title: 'API unreachable',
  section: 'Network',
  description: 'Every request to the API is cut off before it is answered; the site itself still loads.',
  transport: ({ request, number, next }) => {
    if (number === null) next();
    else request.socket.destroy();
  },
};
