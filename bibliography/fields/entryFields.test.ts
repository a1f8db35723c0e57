// Tests that the table of fields and the order of fields in an entry agree: an entry has every field of its document, each once.
import { describe, expect, test } from 'vitest';
import { documentKinds } from '../documents.ts';
import type { FieldDescription } from './cells.ts';
import { fieldsOf, membersOf } from '../kinds.ts';
import { allEntryPlaces, entryPlaces } from './entryFields.ts';
import { entryOrder } from './entryOrder.ts';
import { entryFieldsOfVolume } from './table.ts';

/** The paths of all fields, with a part (such as the journal issue) replaced by its members. */
function pathsOf(fields: readonly FieldDescription[], path = ''): string[] {
  return fields.flatMap(({ name, editing }) => {
    const members = membersOf(editing);
    return members ? pathsOf(members, `${path}${name}.`) : [`${path}${name}`];
  });
}

/** Fields that are not fields of an entry: the type is in the entry's head, other fields are written as they are, and `added` is never written. */
const notInEntries = new Set(['entryType', 'type', 'otherFields', 'added']);
/** Fields of a volume that the entry of an article in it has no name for. */
const notOfVolume = Object.entries(entryFieldsOfVolume)
  .filter(([, entry]) => entry === null)
  .map(([name]) => name);

/** The entry fields of the first version. Fields that were added later may lack a position in the entry, but must adopt other fields. */
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

  test('has no two fields with the same name, except the two ends of a range of pages or days', () => {
    const names = places.filter(({ form }) => form !== 'lastPage' && form !== 'lastDay').map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

test('every field added later adopts the other field with its name that earlier imports stored', () => {
  const others = allEntryPlaces().filter(
    ({ name, needs, adopts }) => needs.length === 0 && !adopts && !firstFields.has(name),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
