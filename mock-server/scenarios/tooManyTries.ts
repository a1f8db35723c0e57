// Whoever asks has asked too often: the answer of the limits, without having to reach them.
import { rateLimited } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

const wait = 15 * 60;

function refuse(): never {
  throw rateLimited(wait);
}

export const tooManyTries: Scenario = {
  name: 'too-many-tries',
  title: 'Limits are reached',
  description: 'Account forms, additions and changes of documents are refused: too many attempts, wait 15 minutes.',
  fields: Object.fromEntries(
    ['login', 'signup', 'forgotPassword', 'changePassword', 'addUserDocuments', 'updateUserDocument', 'addGroups'].map(
      (field) => [`Mutation.${field}`, refuse],
    ),
  ),
};
