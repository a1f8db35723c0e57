// The document that is saved is no longer there.
import { notFound } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

export const documentDeleted: Scenario = {
  name: 'document-deleted',
  title: 'Deleted elsewhere',
  section: 'Editing',
  description: 'A change of a document is answered as if somebody had just deleted it for good; it stays where it is.',
  fields: {
    'Mutation.updateUserDocument': () => {
      throw notFound('There is no document with this id.');
    },
  },
};
