// What is searched is marked where it stands, in its own field, and nothing is said otherwise.
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
