// The disk of the server is full: what writes is refused, and reading goes on.
import { storageFull } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

const refuse = () => {
  throw storageFull();
};

export const storageFullServer: Scenario = {
  name: 'storage-full-server',
  title: 'Server storage full',
  section: 'Network',
  description:
    'The server’s disk is full: adding and changing documents and groups, logging in and signing up are refused, and nothing of it is saved. Reading works.',
  fields: Object.fromEntries(
    ['login', 'signup', 'addUserDocuments', 'updateUserDocument', 'addGroups'].map((field) => [
      `Mutation.${field}`,
      refuse,
    ]),
  ),
};
