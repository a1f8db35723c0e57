// Nobody can tell who is logged in.
import { sendText } from '#server/http/answer.ts';
import type { Scenario } from '../scenario.ts';

export const sessionFetchFails: Scenario = {
  name: 'session-fetch-fails',
  title: 'Session cannot be fetched',
  section: 'Session and account',
  description:
    'The question who is logged in is answered with status 500: every page opens as for a stranger. Logging in works, until the next reload.',
  transport: ({ path, request, response, next }) => {
    if (path === '/api/_auth/session' && request.method === 'GET') sendText(response, 500, 'Internal Server Error');
    else next();
  },
};
