import { expect, test } from 'vitest';
import { joinKeys, keysOfCopy, keysOfDuplicate, mapReferences, openReferences, replaceKey } from './keyReferences.ts';

const { inTarget, toStore, newKeys } = joinKeys(
  [['early', 'earlya']],
  {
    copied: [
      ...keysOfCopy({ citationKeys: ['Berg', 'other', 'kept'] }, { citationKeys: ['Berga', 'other', 'kepta'] }),
      // Other documents with the same keys: references mean the first one.
      ...keysOfCopy({ citationKeys: ['berg', 'Early'] }, { citationKeys: ['bergb', 'Earlyb'] }),
    ],
    existing: [
      ...keysOfDuplicate({ citationKeys: ['sea', 'same'] }, { citationKeys: ['tides', 'Same'] }),
      ...keysOfDuplicate({ citationKeys: ['lost'] }, {}),
    ],
  },
  (key) => key === 'kept',
);

test.each([
  ['crossref', 'Berg', 'Berga'],
  ['XRef', 'berg', 'Berga'],
  ['crossref', 'early', 'earlya'],
  ['crossref', 'kept', 'kept'],
  ['related', 'other, Berg ,sea,unknown', 'other, Berga ,tides,unknown'],
  ['entryset', 'SAME,lost', 'SAME,lost'],
  ['xdata', 'Berg', 'Berg'],
  ['keywordsplus', 'Berg', 'Berg'],
])('%s = {%s} becomes {%s}', (name, value, replaced) => {
  const rest = { title: 'Tides', citationKeys: ['own'] };
  const fields = { ...rest, otherFields: [{ name, value }] };
  expect(mapReferences(fields, (key) => replaceKey(key, inTarget))).toEqual({
    ...rest,
    otherFields: [{ name, value: replaced }],
  });
});

test('keeps for later parts only keys that changed or that duplicates have', () => {
  expect(toStore).toEqual([
    ['Berg', 'Berga'],
    ['sea', 'tides'],
    ['same', 'Same'],
  ]);
  expect(newKeys).toEqual(['berga', 'kepta', 'bergb', 'earlyb']);
});

test('tells which references name nothing that is known, and where they are', () => {
  const fields = { otherFields: [{ name: 'Related', value: 'Berg, Later' }] };
  expect(openReferences(fields, 'copy', (key) => inTarget.has(key))).toEqual([['copy', 'related 1', 'later']]);
});
