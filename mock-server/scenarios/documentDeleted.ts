// Scenario: a document that is saved no longer exists.
import { notFound } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

export const documentDeleted: Scenario = {
  name: 'document-deleted',
  title: 'Deleted elsewhere',
  section: 'Editing',
  description: 'Saving a document answers as if someone had just deleted it permanently. The document is kept.',
  fields: {
    'Mutation.updateUserDocument': () => {
      throw notFound('There is no document with this id.');
    },
  },
};
