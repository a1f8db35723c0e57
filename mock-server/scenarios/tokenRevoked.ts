// Every API token was ended, as if its person had ended it on the page of the account.
import type { Scenario } from '../scenario.ts';

export const tokenRevoked: Scenario = {
  name: 'token-revoked',
  title: 'API token ended',
  section: 'Session and account',
  description: 'Requests with an API token are refused with 401, as after it was ended. Sessions go on.',
  transport: ({ request, next }) => {
    // The server's own answer to a token that does not hold.
    if (/^bearer /i.test(request.headers.authorization ?? '')) request.headers.authorization = 'Bearer ended';
    next();
  },
};
