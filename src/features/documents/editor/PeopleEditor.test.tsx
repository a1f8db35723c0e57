// @vitest-environment jsdom
// What whoever hears a name's boxes is told, and where the focus is while others change the list.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PeopleEditor } from './PeopleEditor.tsx';

afterEach(cleanup);

test('a rare part of a name is described by what it means', () => {
  render(
    <PeopleEditor
      label="Authors"
      value={[{ person: { family: 'Sachs', given: 'Hans', suffix: 'Jr.' } }]}
      onChange={() => undefined}
      problems={[]}
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Suffix', description: 'Jr., III' })).toBeDefined();
});

test('who types in a row goes on in it when other people come in above', () => {
  const berg = { person: { family: 'Berg', given: 'J.' } };
  const roe = { person: { family: 'Roe', given: 'Ann' } };
  const draw = (value: readonly object[]) => (
    <PeopleEditor label="Authors" value={value} onChange={() => undefined} problems={[]} />
  );
  const { rerender } = render(draw([berg, roe]));
  screen.getAllByRole('textbox', { name: 'Given name' })[1]?.focus();
  rerender(draw([{ person: { family: 'Okafor', given: 'Chi' } }, berg, roe]));
  expect(document.activeElement).toHaveProperty('value', 'Ann');
  rerender(draw([roe]));
  expect(document.activeElement).toHaveProperty('value', 'Ann');
});
