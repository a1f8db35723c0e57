// Tests that no statement is about the content of two libraries, so that each library can be on a machine of its own: the statements that the
// contract causes are recorded and read.
import { fileURLToPath } from 'node:url';
import type { Sql } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { recordedLookups } from '#mock-server/lookUps/recordedLookups.ts';
import { includedStyles } from '#server/citations/includedStyles.ts';
import { joinStyles } from '#server/citations/sharedStyles.ts';
import { createSite } from '#server/http/site.ts';
import { readSiteFiles } from '#server/http/siteFiles.ts';
import { runContractWithout } from './contract/contract.ts';
import { startInProcess } from './inProcess.ts';

/** The tables of the content of libraries, as parts of patterns. */
const tables = [
  ...['libraries', 'documents', 'document_\\w+', 'documents_apart', 'journals', 'library_parts', 'citation_styles'],
  ...['groups', 'group_\\w+', 'added_batches', 'added_groups', 'undo_steps', 'list_sizes', 'facet_values'],
];
const about = (table: string) => new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:${table})\\b`);
const aboutContent = about(tables.join('|'));
/** Places at which a statement says which library it is about. */
const places = [
  /\blibrary_id\s*=\s*\$(?<place>\d+)/g,
  // The first value of a row that is inserted.
  /\binsert into \w+ \(\s*library_id\b[^)]*\)\s*(?:values\s*\(|select(?: distinct)?)\s*\$(?<place>\d+)/g,
];

/** What is about all libraries, and only reads their ids and times: a look-up in each, and no join of two. */
const aboutAll = [
  // The library of an id, among those that a person may open.
  /^\s*select id, library_id from \w+\s+where library_id = any\(\$1::text\[\]\) and id = any/,
  // The libraries that a job of the server has to work on.
  /^\s*select l\.library_id as id from libraries l where /,
  // When libraries that pages have open were last changed.
  /^\s*select library_id, last_modified from libraries where library_id = any\(/,
  // The newest moment in the database, with which the clock is compared.
  /^\s*select greatest\(/,
];

const seen = new Map<string, Set<number>>();

/** Counts how many libraries a statement about the content of libraries names. */
function count({ text, values }: Sql): void {
  if (!aboutContent.test(text)) return;
  const named = places.flatMap((place) =>
    [...text.matchAll(place)].map(({ groups }) => values[Number(groups?.place) - 1]),
  );
  const counts = seen.get(text) ?? new Set();
  seen.set(text, counts.add(new Set(named).size));
}

const builtApp = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Parts that no library is about. They cause no statement about the content of one that the other parts do not cause, too. */
const aboutNoLibrary = [
  ...['accounts', 'the second factor', 'passkeys', 'sign-ins of programs', 'sessions'],
  ...['the site', 'HTTP', 'GraphQL over HTTP'],
];
/** Parts that cause no statement which the others do not cause, too. */
const alike = [
  ...['API tokens', 'shared libraries', 'live events', 'documents', 'updates', 'changes', 'steps of groups'],
  // Those about styles are in bibliographies.
  'citation styles',
];

runContractWithout('a server whose statements are read', [...aboutNoLibrary, ...alike], () => {
  const files = readSiteFiles(builtApp);
  const site = createSite(builtApp, { read: files });
  return startInProcess(
    {},
    { watch: count, site, styles: joinStyles(includedStyles(files)), lookups: recordedLookups },
  );
});

it('every statement about the content of libraries names one of them', () => {
  const others = [...seen].filter(([, counts]) => [...counts].some((each) => each !== 1)).map(([text]) => text);
  expect(others.filter((text) => !aboutAll.some((each) => each.test(text)))).toEqual([]);
  const isSeen = (table: string) => [...seen.keys()].some((text) => about(table).test(text));
  expect(tables.filter((table) => !isSeen(table))).toEqual([]);
});
