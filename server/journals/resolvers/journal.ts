// Query.journal
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { findJournal } from '../journals.ts';
import { presentJournal } from '../presentJournal.ts';

/** What no id, ISSN or name can hold, and the database cannot be asked for. */
const unaskable = /\0|\p{Surrogate}/u;

export const journal: NonNullable<QueryResolvers['journal']> = async (_root, { id, issn, name }, { library }) => {
  const given = [id, issn, name].filter((argument) => argument != null);
  if (given.length === 0) {
    throw badUserInput([{ path: [], message: 'Say which journal: give its id, ISSN or name.' }]);
  }
  if (given.some((argument) => unaskable.test(argument))) return null;
  const found = await findJournal(library, { id: id ?? null, issn: issn ?? null, name: name ?? null });
  return found && presentJournal(found);
};
