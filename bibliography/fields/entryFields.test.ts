// The table of fields and the order of entries agree: nothing that a document can hold is missing in a file, and nothing stands there twice.
import { describe, expect, test } from 'vitest';
import { documentKinds } from '../documents.ts';
import type { FieldDescription } from './cells.ts';
import { fieldsOf, membersOf } from '../kinds.ts';
import { entryPlaces } from './entryFields.ts';
import { entryOrder } from './entryOrder.ts';
import { entryFieldsOfVolume } from './table.ts';

/** The paths of all fields that hold a value and no part. */
function pathsOf(fields: readonly FieldDescription[], path = ''): string[] {
  return fields.flatMap(({ name, editing }) => {
    const members = membersOf(editing);
    return members ? pathsOf(members, `${path}${name}.`) : [`${path}${name}`];
  });
}

/** What the head of the entry says, what an entry of an article does not say about the volume, and what is no field of an entry. */
const notInEntries = new Set(['entryType', 'type', 'otherFields', 'added']);
const notOfVolume = Object.entries(entryFieldsOfVolume)
  .filter(([, entry]) => entry === null)
  .map(([name]) => name);

describe.each(documentKinds)('an entry of the kind %s', (kind) => {
  const places = entryPlaces(kind);

  test('has every field of the table', () => {
    const inEntry = new Set(places.map(({ path }) => path.join('.')));
    const missing = pathsOf(fieldsOf(kind)).filter((path) => !inEntry.has(path));
    const known = [...notInEntries, ...[...notOfVolume, ...notInEntries].map((name) => `proceedings.${name}`)];
    expect(missing.filter((path) => !known.includes(path))).toEqual([]);
  });

  test('has a place in the order for every field, and a field for every place', () => {
    expect([...new Set(places.map(({ name }) => name))].toSorted()).toEqual(entryOrder[kind].toSorted());
  });

  test('says two things under one name only where one form holds both', () => {
    const names = places.filter(({ form }) => form !== 'lastPage' && form !== 'lastDay').map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
