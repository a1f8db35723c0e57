// Tests which control gets the focus when a field is requested, and that required fields are shown.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fieldOf } from '#bibliography/kinds.ts';
import { FieldList } from './FieldList.tsx';

afterEach(cleanup);

function draw(name: string, value: unknown): void {
  const field = fieldOf('journalArticle', name);
  if (!field) throw new Error(`An article has no field ${name}`);
  // jsdom has no layout to scroll.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  render(
    <FieldList
      fields={[field]}
      values={{ [name]: value }}
      problems={[]}
      onChange={() => undefined}
      focusField={name}
    />,
  );
}

it('focuses the input that adds tags, not the button that removes the first tag', () => {
  draw('languages', ['cacao', 'heart']);
  expect(screen.getByRole('button', { name: 'Remove cacao' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Languages' }));
});

it('focuses the text box of a single-line field', () => {
  draw('title', 'Cacao and the heart');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
});

it('shows the fields that the entry type requires, even if they are rare for the kind', () => {
  const field = fieldOf('other', 'bookTitle');
  if (!field) throw new Error('There is no book title');
  const drawWith = (required?: ReadonlySet<string>) => (
    <FieldList fields={[field]} values={{}} problems={[]} onChange={() => undefined} {...(required && { required })} />
  );
  const { rerender } = render(drawWith());
  expect(screen.queryByRole('textbox', { name: 'Book title' })).toBeNull();
  rerender(drawWith(new Set(['bookTitle'])));
  expect(screen.getByRole('textbox', { name: 'Book title' })).toBeDefined();
});
