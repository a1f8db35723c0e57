// Tests that search matches are highlighted in the right field only.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marked } from './Marked.tsx';
import { marksOf } from './marks.ts';
import { MarksContext } from './MarksContext.ts';

function html(query: string, text: string, field = 'title'): string {
  return render(
    <MarksContext value={marksOf(query)}>
      <Marked text={text} field={field} />
    </MarksContext>,
  ).container.innerHTML;
}

test.each([
  ['strasse', 'Große Straße 1', 'title', 'Große <mark>Straße</mark> 1'],
  ['dark a', 'A dark bean', 'title', '<mark>A</mark> <mark>dark</mark> be<mark>a</mark>n'],
  ['author:dark', 'A dark bean', 'title', 'A dark bean'],
  ['-dark', 'A dark bean', 'title', 'A dark bean'],
  ['"dark', 'A dark bean', 'title', 'A dark bean'],
  ['', '<b>', 'title', '&lt;b&gt;'],
])('%s in %s', (query, text, field, expected) => {
  expect(html(query, text, field)).toBe(expected);
});

test.each([
  ['author:hopper', 'Hopper et al.'],
  ['curie', 'Hopper, Skłodowska-Curie et al.'],
  ['maria', 'Hopper, Maria Skłodowska-Curie et al.'],
  ['cern', 'Hopper, CERN et al.'],
  ['author:hopper author:cern', 'Hopper, CERN et al.'],
  ['grace', 'Grace Hopper et al.'],
  ['al', 'Hopper et al.'],
  ['editor:curie', 'Hopper et al.'],
  ['-curie', 'Hopper et al.'],
])('of many people one whom %s finds is named', (query, expected) => {
  const people = [
    { person: { family: 'Hopper', given: 'Grace' } },
    { person: { family: 'Skłodowska-Curie', given: 'Maria' } },
    { organization: { name: 'CERN' } },
  ];
  expect(marksOf(query)?.inShort(people, 'author')).toBe(expected);
});

test('two people are both named as usual', () => {
  const people = [{ person: { family: 'Hopper' } }, { person: { family: 'Curie' } }];
  expect(marksOf('curie')?.inShort(people, 'author')).toBe('Hopper & Curie');
});
