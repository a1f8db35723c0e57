// Query.journal
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { libraryToRead } from '../../graphql/requestLibrary.ts';
import { findJournal } from '../journals.ts';
import { presentJournal } from '../presentJournal.ts';

export const journal: NonNullable<QueryResolvers['journal']> = async (
  _root,
  { id, issn, name, libraryId },
  context,
) => {
  const library = await libraryToRead(context, libraryId);
  const given = [id, issn, name].filter((argument) => argument != null);
  if (given.length === 0) {
    throw badUserInput([{ path: [], message: 'Specify the journal by id, ISSN or name.' }]);
  }
  if (!given.every(isStorable)) return null;
  const found = await findJournal(library, { id: id ?? null, issn: issn ?? null, name: name ?? null });
  return found && presentJournal(found);
};
