import { expect, test } from 'vitest';
import { withFreeKeys } from './freeKeys.ts';

const given = new Set(['keyb']);
const taken = new Set(['key', 'keya', 'other']);

test.each([
  [['Free'], ['Free'], false],
  [['KEY'], ['KEYc'], true],
  [['new', 'Other'], ['new', 'Othera'], true],
  [['twice', 'Twice'], ['twice', 'Twicea'], true],
])('gives %j free keys', (citationKeys, free, isNew) => {
  expect(withFreeKeys({ citationKeys }, taken, given)).toEqual({
    fields: { citationKeys: free },
    isNew,
    folded: free.map((key) => key.toLowerCase()),
  });
  expect(given.size).toBe(1);
});
