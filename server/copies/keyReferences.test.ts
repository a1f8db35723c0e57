import { expect, test } from 'vitest';
import { keysOfCopy, keysOfDuplicate, referenceWriter } from './keyReferences.ts';

const keys = [
  ...keysOfCopy({ citationKeys: ['Berg', 'other'] }, { citationKeys: ['Berga', 'other'] }),
  // Another document with the same key: references mean the first one.
  ...keysOfCopy({ citationKeys: ['berg'] }, { citationKeys: ['bergb'] }),
  ...keysOfDuplicate({ citationKeys: ['sea', 'same'] }, { citationKeys: ['tides', 'Same'] }),
  ...keysOfDuplicate({ citationKeys: ['lost'] }, {}),
];

test.each([
  ['crossref', 'Berg', 'Berga'],
  ['XRef', 'berg', 'Berga'],
  ['related', 'other, Berg ,sea,unknown', 'other, Berga ,tides,unknown'],
  ['entryset', 'SAME,lost', 'SAME,lost'],
  ['xdata', 'Berg', 'Berg'],
  ['keywordsplus', 'Berg', 'Berg'],
])('%s = {%s} becomes {%s}', (name, value, inTarget) => {
  const rest = { title: 'Tides', citationKeys: ['own'] };
  const fields = { ...rest, otherFields: [{ name, value }] };
  expect(referenceWriter(keys)(fields)).toEqual({ ...rest, otherFields: [{ name, value: inTarget }] });
});
