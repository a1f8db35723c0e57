// Tests that copies get citation keys that are free in the target library.
import { expect, test } from 'vitest';
import { withFreeKeys } from './freeKeys.ts';

const assigned = new Set(['keyb']);
const taken = new Set(['key', 'keya', 'other']);

test.each([
  [['Free'], ['Free'], false],
  [['KEY'], ['KEYc'], true],
  [['new', 'Other'], ['new', 'Othera'], true],
  [['twice', 'Twice'], ['twice', 'Twicea'], true],
])('%j becomes %j', (citationKeys, free, isNew) => {
  expect(withFreeKeys({ citationKeys }, taken, assigned)).toEqual({
    fields: { citationKeys: free },
    isNew,
    folded: free.map((key) => key.toLowerCase()),
  });
  expect(assigned.size).toBe(1);
});
