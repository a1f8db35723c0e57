// Tests that the table of fields and the order of entries agree: every field of a document is in a file, and only once.
import { describe, expect, test } from 'vitest';
import { documentKinds } from '../documents.ts';
import type { FieldDescription } from './cells.ts';
import { fieldsOf, membersOf } from '../kinds.ts';
import { allEntryPlaces, entryPlaces } from './entryFields.ts';
import { entryOrder } from './entryOrder.ts';
import { entryFieldsOfVolume } from './table.ts';

/** The paths of all fields that hold a value, without parts. */
function pathsOf(fields: readonly FieldDescription[], path = ''): string[] {
  return fields.flatMap(({ name, editing }) => {
    const members = membersOf(editing);
    return members ? pathsOf(members, `${path}${name}.`) : [`${path}${name}`];
  });
}

/** Fields in the head of the entry, fields of the volume that an article's entry lacks, and fields that are never in an entry. */
const notInEntries = new Set(['entryType', 'type', 'otherFields', 'added']);
const notOfVolume = Object.entries(entryFieldsOfVolume)
  .filter(([, entry]) => entry === null)
  .map(([name]) => name);

/** The fields that documents had before any was added later. */
const firstFields: ReadonlySet<string> = new Set([
  ...['ids', 'author', 'title', 'subtitle', 'titleaddon', 'journaltitle', 'editor', 'translator', 'origlanguage'],
  ...['annotator', 'commentator', 'date', 'pages', 'eid', 'doi', 'pubstate', 'language', 'abstract', 'keywords'],
  ...['note', 'booktitle', 'booksubtitle', 'booktitleaddon', 'bookauthor', 'maintitle', 'eventtitle', 'series'],
  ...['volume', 'part', 'number', 'publisher', 'bookdate', 'bookdoi', 'bookpagetotal', 'booknote', 'articleeditor'],
  ...['chapter', 'type', 'institution', 'pagetotal', 'howpublished'],
]);

describe.each(documentKinds)('an entry of the kind %s', (kind) => {
  const places = entryPlaces(kind);

  test('has every field of the table', () => {
    const inEntry = new Set(places.map(({ path }) => path.join('.')));
    const missing = pathsOf(fieldsOf(kind)).filter((path) => !inEntry.has(path));
    const known = [...notInEntries, ...[...notOfVolume, ...notInEntries].map((name) => `proceedings.${name}`)];
    expect(missing.filter((path) => !known.includes(path))).toEqual([]);
  });

  test('has a field for every position, and a position for every field but those that were added later', () => {
    const names = new Set(places.map(({ name }) => name));
    expect(entryOrder[kind].filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => firstFields.has(name) && !entryOrder[kind].includes(name))).toEqual([]);
  });

  test('has two fields with the same name only if one form holds both', () => {
    const names = places.filter(({ form }) => form !== 'lastPage' && form !== 'lastDay').map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

test('a field that was added to documents adopts the other field that libraries have of it', () => {
  const others = allEntryPlaces().filter(
    ({ name, needs, adopts }) => needs.length === 0 && !adopts && !firstFields.has(name),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
