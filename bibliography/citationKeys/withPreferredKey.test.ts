// Tests that a generated key comes first, and only once.
import { expect, test } from 'vitest';
import { withPreferredKey } from './withPreferredKey.ts';

test.each<[string, string[], string[]]>([
  ['there are none', [], ['Erdos1997']],
  ['there are others', ['paul', 'old'], ['Erdos1997', 'paul', 'old']],
  ['it exists already', ['paul', 'Erdos1997'], ['Erdos1997', 'paul']],
  ['it exists in another case', ['erdos1997', 'paul'], ['Erdos1997', 'paul']],
  ['it exists with an accent', ['Erdős1997'], ['Erdos1997']],
])('%s', (_, keys, preferred) => {
  expect(withPreferredKey(keys, 'Erdos1997')).toEqual(preferred);
});
