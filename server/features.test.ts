// Asks for a new version of what is derived when something is added to it, because libraries that are there get it only then.
import { expect, test } from 'vitest';
import { documentKinds, type DocumentKind } from '#bibliography/documents.ts';
import { entryPlaces } from '#bibliography/fields/entryFields.ts';
import { duplicateKeys } from './duplicates/duplicateKeys.ts';
import { features } from './features.ts';
import { facetValues, groupMatches } from './groups/content/derivedContent.ts';
import { rememberedJournals } from './journals/journals.ts';

/** The fields of a kind that adopt an other field of libraries. */
const adoptedBy = (kind: DocumentKind) =>
  new Set(entryPlaces(kind).flatMap(({ name, adopts, needs }) => (adopts && needs.length === 0 ? [name] : [])));

const ofAllKinds = ['edition', 'version', 'eprint', 'eprinttype', 'eprintclass', 'pmid', 'url', 'urldate'];

test('a version derives what is written here; after a change of it, raise the version in features.ts and here', () => {
  const { version, columns, rows } = features.derived;
  expect({
    ...{ version, columns: columns.map(({ name }) => name), rows },
    adopted: new Map(documentKinds.map((kind) => [kind, adoptedBy(kind)])),
  }).toEqual({
    version: 9,
    columns: ['sort_title', 'sort_author', 'sort_year', 'sort_venue', 'sort_citation_key', 'sort_keywords'],
    rows: [facetValues, duplicateKeys, groupMatches, rememberedJournals],
    adopted: new Map([
      ['journalArticle', new Set([...ofAllKinds, 'location'])],
      ['proceedingsArticle', new Set([...ofAllKinds, 'isbn', 'issn'])],
      ['thesis', new Set([...ofAllKinds, 'isbn'])],
      ['proceedings', new Set([...ofAllKinds, 'isbn', 'issn'])],
      ['other', new Set([...ofAllKinds, 'isbn', 'issn', 'volumes', 'organization'])],
    ]),
  });
});
