// Suggests full names of authors and editors in the library, people and organizations, whose last name begins with the typed text.
import sql from 'sql-template-tag';
import type { DocumentKind, Entity } from '#bibliography/documents.ts';
import { entitiesIn } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';
import { wordFacetOf } from '#bibliography/groups/facets.ts';
import { parseNames, printNames } from '#bibliography/nameLists.ts';
import { formatEntity, lastName, sortableName } from '#bibliography/names.ts';
import type { LibraryReader } from '../library/library.ts';
import { type StoredFields, toDraft } from '../library/storedFields.ts';

/** The most documents that are read. For names that are more frequent, people have to type more. */
const maximumDocuments = 300;

/** Appended to a prefix, it sorts after every text with this prefix, because values are sorted by code points. */
const lastCharacter = '\u{10FFFF}';

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether for each typed word, the name has a word that begins with it. */
function isMeant(entity: Entity, typed: readonly string[]): boolean {
  const words = wordsIn(formatEntity(entity));
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Distinct names that match the typed beginning, sorted and in the format of `printNames`. `facets` are the facets of last names to use. */
export async function readPeople(
  library: LibraryReader,
  facets: readonly string[],
  beginning: string,
  limit: number,
): Promise<readonly string[]> {
  const typed = wordsIn(beginning);
  // Names never consist only of punctuation.
  if (typed.length === 0 && beginning.trim() !== '') return [];
  const [asked] = parseNames(beginning);
  // Uses the last word of the last name, because in "jana be" the first word may be a given name or a particle.
  const from = (asked && wordsIn(lastName(asked)).at(-1)) ?? '';
  const rows = await library.query<{ kind: DocumentKind; fields: StoredFields }>(
    (libraryId) => sql`
      select d.kind, d.fields from (
        select distinct named.document_id from unnest(${facets.flatMap((facet) => [facet, wordFacetOf(facet)])}::text[]) as of(facet)
        cross join lateral (
          select document_id from facet_values v
          where v.library_id = ${libraryId} and v.facet = of.facet and v.parent = '' and v.value > ''
            and v.value >= ${from} and v.value < ${from + lastCharacter}
          order by v.value, v.document_id limit ${maximumDocuments}) named
        limit ${maximumDocuments}) found
      join documents d on d.library_id = ${libraryId} and d.id = found.document_id and d.state = 'active'`,
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
