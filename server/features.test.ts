// Asks for a new version of what is derived when something is added to it, because libraries that are there get it only then.
import { expect, test } from 'vitest';
import { allEntryPlaces } from '#bibliography/fields/entryFields.ts';
import { duplicateKeys } from './duplicates/duplicateKeys.ts';
import { features } from './features.ts';
import { facetValues, groupMatches } from './groups/content/derivedContent.ts';
import { rememberedJournals } from './journals/journals.ts';

test('a version derives what is written here; after a change of it, raise the version in features.ts and here', () => {
  const { version, columns, rows } = features.derived;
  const adopting = allEntryPlaces().filter(({ adopts, needs }) => adopts && needs.length === 0);
  expect({
    version,
    columns: columns.map(({ name }) => name),
    rows,
    adopted: new Set(adopting.map(({ name }) => name)),
  }).toEqual({
    version: 9,
    columns: ['sort_title', 'sort_author', 'sort_year', 'sort_venue', 'sort_citation_key', 'sort_keywords'],
    rows: [facetValues, duplicateKeys, groupMatches, rememberedJournals],
    adopted: new Set([
      ...['url', 'urldate', 'eprint', 'eprinttype', 'eprintclass', 'pmid', 'edition', 'version'],
      ...['volumes', 'organization', 'isbn', 'issn', 'location'],
    ]),
  });
});
