// Tests which citation keys are found in an exported file.
import { expect, test } from 'vitest';
import { keysIn } from './copyCitationKeys.ts';

test('finds the keys of all entries, and nothing else', () => {
  const file = [
    '@comment{jabref-meta: grouping:}',
    '@string{jan = {January}}',
    '@article{tan:2006-a+b,',
    '  note = {see @book{other, of it}},',
    '}',
    '@Book{Ångström1922,',
    '}',
  ].join('\n');
  expect(keysIn(file)).toEqual(['tan:2006-a+b', 'Ångström1922']);
});
