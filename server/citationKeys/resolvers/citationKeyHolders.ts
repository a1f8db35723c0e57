// LibraryContent.citationKeyHolders, for User and Library
import sql from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { maximumTextLength } from '#bibliography/validation.ts';
import type { LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { escapeLike } from '../../database/escapeLike.ts';
import { isStorable } from '../../database/storable.ts';
import { type DocumentRow, documentColumns, idForm } from '../../library/documentRow.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';

const maximumKeys = 50;
const maximumHolders = 20;

export const citationKeyHolders: NonNullable<LibraryContentResolvers['citationKeyHolders']> = async (
  source,
  { keys, except },
  context,
) => {
  const library = libraryOf(source, context);
  if (keys.length > maximumKeys || keys.some((key) => key.length > maximumTextLength)) {
    throw badUserInput([
      { path: ['keys'], message: `Give at most ${maximumKeys} keys of at most ${maximumTextLength} characters each.` },
    ]);
  }
  // No document can have a key that cannot be stored.
  const asked = new Map(keys.filter(isStorable).map((key) => [fold(key.trim()), key]));
  asked.delete('');
  const folded = [...asked.keys()];
  if (folded.length === 0) return [];
  await ensureDerived(library);
  // Another text is the id of no document, and may not be storable.
  const excepted = except && idForm.test(except) ? except : null;
  const rows = await library.query<DocumentRow & { keys: string }>(
    (libraryId) => sql`
      select ${documentColumns}, t.keys from documents d
      join (
        select document_id, folded ->> 'citationkey' as keys from document_texts
        where library_id = ${libraryId} and folded ->> 'citationkey' like any(${folded.map((key) => `%${escapeLike(key)}%`)}::text[])
      ) t on t.document_id = d.id
      where d.library_id = ${libraryId} and d.state = 'active' and d.id is distinct from ${excepted}
        and string_to_array(t.keys, E'\\n') && ${folded}::text[]
      order by d.id limit ${maximumHolders}`,
  );
  return rows.flatMap((row) =>
    row.keys.split('\n').flatMap((own) => {
      const key = asked.get(own);
      return key === undefined
        ? []
        : [{ __typename: 'CitationKeyHolder' as const, key, document: presentDocument(row) }];
    }),
  );
};
