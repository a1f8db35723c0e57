// Scenario: requests are refused by the rate limits, without having to exceed them.
import { rateLimited as tooOften } from '#server/graphql/errors.ts';
import { sendRefusal } from '#server/http/answer.ts';
import { serverAddressAt } from '#server/http/serverAddresses.ts';
import type { Scenario } from '../scenario.ts';

const wait = 15 * 60;

function refuse(): never {
  throw tooOften(wait);
}

export const rateLimited: Scenario = {
  name: 'rate-limited',
  title: 'Rate limits reached',
  section: 'Session and account',
  description:
    'Account forms, adding, and changing documents are refused: too many attempts, wait 15 minutes. Library downloads answer with status 429 and Retry-After.',
  fields: Object.fromEntries(
    ['login', 'signup', 'forgotPassword', 'changePassword', 'addUserDocuments', 'updateUserDocument', 'addGroups'].map(
      (field) => [`Mutation.${field}`, refuse],
    ),
  ),
  transport: ({ path, response, next }) => {
    if (serverAddressAt(path) === '/api/export/:format') {
      response.setHeader('Retry-After', String(wait));
      sendRefusal(response, 429, 'RATE_LIMITED', 'Too many attempts. Try again in 15 minutes.');
    } else next();
  },
};
