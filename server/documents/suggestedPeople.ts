// Full names of people and organizations in the library whose last name begins with the typed text, among authors and editors.
import sql from 'sql-template-tag';
import type { DocumentKind, Entity } from '#bibliography/documents.ts';
import { entitiesIn } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';
import { wordsOf } from '#bibliography/groups/facets.ts';
import { parseNames, printNames } from '#bibliography/nameLists.ts';
import { formatEntity, lastName, sortableName } from '#bibliography/names.ts';
import type { LibraryReader } from '../library/library.ts';
import { type StoredFields, toDraft } from '../library/storedFields.ts';

/** So many documents are looked through: of a name that more have, more of it has to be typed. */
const mostDocuments = 300;

/** Behind every text of this beginning: values are ordered by code points. */
const lastCharacter = '\u{10FFFF}';

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a name has a word that begins like each that was typed. */
function isMeant(entity: Entity, typed: readonly string[]): boolean {
  const words = wordsIn(formatEntity(entity));
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Names that begin so, as `printNames` writes them, each once and in their order. `facets` are those of the last names. */
export async function readPeople(
  library: LibraryReader,
  facets: readonly string[],
  beginning: string,
  limit: number,
): Promise<readonly string[]> {
  const typed = wordsIn(beginning);
  // Signs are in no name.
  if (typed.length === 0 && beginning.trim() !== '') return [];
  const [asked] = parseNames(beginning);
  // Its last word: "jana be" may have a particle, or a given name that is not spelled as one.
  const from = (asked && wordsIn(lastName(asked)).at(-1)) ?? '';
  const rows = await library.query<{ kind: DocumentKind; fields: StoredFields }>(
    (ownerId) => sql`
      select d.kind, d.fields from (
        select distinct named.document_id from unnest(${facets.flatMap((facet) => [facet, wordsOf(facet)])}::text[]) as of(facet)
        cross join lateral (
          select document_id from facet_values v
          where v.owner_id = ${ownerId} and v.facet = of.facet and v.parent = '' and v.value > ''
            and v.value >= ${from} and v.value < ${from + lastCharacter}
          order by v.value, v.document_id limit ${mostDocuments}) named
        limit ${mostDocuments}) found
      join documents d on d.owner_id = ${ownerId} and d.id = found.document_id and d.state = 'active'`,
  );
  const people = new Map<string, Entity>();
  for (const { kind, fields } of rows) {
    const draft = toDraft(kind, fields);
    for (const entity of [...entitiesIn(draft, 'author'), ...entitiesIn(draft, 'editor')]) {
      if (isMeant(entity, typed)) people.set(printNames([entity]), entity);
    }
  }
  return [...people]
    .map(([name, entity]) => ({ name, key: fold(sortableName(entity)) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .slice(0, limit)
    .map(({ name }) => name);
}
