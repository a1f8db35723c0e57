// Scenario: all API tokens have been revoked.
import type { Scenario } from '../scenario.ts';

export const tokenRevoked: Scenario = {
  name: 'token-revoked',
  title: 'API token ended',
  section: 'Session and account',
  description: 'Requests with an API token are refused with 401, as after it was ended. Sessions go on.',
  transport: ({ request, next }) => {
    // With an invalid token, the server itself sends the right response.
    if (/^bearer /i.test(request.headers.authorization ?? '')) request.headers.authorization = 'Bearer ended';
    next();
  },
};
