// Scenario: the server rejects the title of a document, although the page's validation accepts it.
import { badUserInput } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

const refuse = () => {
  throw badUserInput([{ path: ['input', 'title'], message: 'This title cannot be stored.' }]);
};

export const documentRefused: Scenario = {
  name: 'document-refused',
  title: 'Title refused',
  section: 'Editing',
  description: 'Adding or changing a document is refused with a problem at the title, whatever is typed.',
  fields: { 'Mutation.addUserDocuments': refuse, 'Mutation.updateUserDocument': refuse },
};
