// Scenario: the request for the session fails.
import { sendText } from '#server/http/answer.ts';
import type { Scenario } from '../scenario.ts';

export const sessionFetchFails: Scenario = {
  name: 'session-fetch-fails',
  title: 'Session cannot be fetched',
  section: 'Session and account',
  description:
    'The session request fails with status 500. Where a person was logged in, the library says that the server cannot be reached and keeps trying, and public pages don’t offer to log in; elsewhere pages open as for a visitor.',
  transport: ({ path, request, response, next }) => {
    if (path === '/api/_auth/session' && request.method === 'GET') sendText(response, 500, 'Internal Server Error');
    else next();
  },
};
