// Scenario: the API cannot be reached, although pages and files load.
import { isApiPath } from '#server/http/serverAddresses.ts';
import type { Scenario } from '../scenario.ts';

export const unreachable: Scenario = {
  name: 'unreachable',
  title: 'API unreachable',
  section: 'Network',
  description: 'Every API request is cut off before it is answered. The site itself still loads.',
  transport: ({ request, path, next }) => {
    if (isApiPath(path)) request.socket.destroy();
    else next();
  },
};
