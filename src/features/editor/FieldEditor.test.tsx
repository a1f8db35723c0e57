// Tests what Enter does in a field: it submits the form from single-line fields, and breaks the line in paragraphs. Also tests the remarks on identifiers.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf, fieldsOfPart } from '#bibliography/kinds.ts';
import { EditedDocument } from './EditedDocument.ts';
import { FieldEditor } from './FieldEditor.tsx';

afterEach(cleanup);

function fieldNamed(name: string): FieldDescription {
  const description = fieldOf('journalArticle', name) ?? fieldOf('proceedings', name);
  if (!description) throw new Error(`No document has a field ${name}`);
  return description;
}

function draw(name: string) {
  const onSubmit = vi.fn();
  const description = fieldNamed(name);
  function Form() {
    const [value, setValue] = useState<unknown>(null);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(value);
        }}
      >
        <FieldEditor description={description} value={value} onChange={setValue} problems={[]} />
        <button type="submit" hidden />
      </form>
    );
  }
  render(<Form />);
  return onSubmit;
}

describe('Enter', () => {
  it.each([
    ['title', 'Title'],
    ['doi', 'DOI'],
  ])('submits the form from the single-line field %s', async (name, label) => {
    const user = userEvent.setup();
    const onSubmit = draw(name);
    await user.type(screen.getByLabelText(label), 'Cocoa{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Cocoa');
  });

  it('breaks the line in an abstract', async () => {
    const user = userEvent.setup();
    const onSubmit = draw('abstract');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Abstract');
    await user.type(field, 'One{Enter}two');
    expect(field.value).toBe('One\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('adds an item in a list, and after the last item does not submit', async () => {
    const user = userEvent.setup();
    const onSubmit = draw('citationKeys');
    await user.type(screen.getByRole('combobox', { name: 'Citation keys' }), 'Erdos1997{Enter}{Enter}');
    expect(screen.getByText('Erdos1997')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('an entry type', () => {
  const entryType = fieldNamed('entryType');
  const drawFor = (kind: DocumentKind, value: string) =>
    render(
      <EditedDocument value={{ id: '1', draft: { kind, fields: { entryType: value } } }}>
        <FieldEditor description={entryType} value={value} onChange={vi.fn()} problems={[]} />
      </EditedDocument>,
    );

  it.each<[DocumentKind, string, string]>([
    ['thesis', 'phdthesis', entryType.hint ?? ''],
    ['thesis', 'proceedings', 'Exported as @thesis, and as @phdthesis in BibTeX'],
    ['journalArticle', 'book', 'Exported as @article'],
    ['other', 'no type', 'Exported as @misc'],
    ['other', '', entryType.hint ?? ''],
  ])('of %s shows the entry type that exports use instead of “%s”', (kind, value, description) => {
    drawFor(kind, value);
    expect(screen.getByRole('combobox', { name: 'Entry type', description })).toBeTruthy();
  });
});

describe('a title', () => {
  it('stays one line when several lines are pasted', async () => {
    const user = userEvent.setup();
    draw('title');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Title');
    await user.click(field);
    await user.paste('Mood state\n  effects');
    expect(field.value).toBe('Mood state effects');
  });
});

describe('an identifier', () => {
  it.each([
    ['isbn', 'ISBN', '978-3-16-148410-1', 'The check digit of this ISBN is wrong.'],
    ['doi', 'DOI', 'tides', 'A DOI looks like 10.1000/xyz123.'],
  ])('%s that looks wrong gets a remark, and is saved all the same', async (name, label, text, remark) => {
    const user = userEvent.setup();
    const onSubmit = draw(name);
    await user.type(screen.getByLabelText(label), `${text}{Enter}`);
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).not.toBeNull();
    expect(document.body.textContent).toContain(remark);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(text);
  });

  it('that is valid gets no remark, and its label can be removed', async () => {
    const user = userEvent.setup();
    draw('isbn');
    const field = screen.getByLabelText<HTMLInputElement>('ISBN');
    await user.type(field, 'ISBN 978-3-16-148410-0');
    await user.click(screen.getByRole('button', { name: 'Use 978-3-16-148410-0' }));
    expect(field.value).toBe('978-3-16-148410-0');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an identifier that looks wrong', () => {
  it('gets a remark for each ISSN of a list, with a suggested spelling', async () => {
    const user = userEvent.setup();
    const [issn] = fieldsOfPart('journal').filter(({ name }) => name === 'issn');
    function Form() {
      if (!issn) throw new Error('A journal has no ISSN');
      const [value, setValue] = useState<unknown>(['01650327', '0165-0328']);
      return <FieldEditor description={issn} value={value} onChange={setValue} problems={[]} />;
    }
    render(<Form />);
    expect(screen.getByText(/0165-0328: The check digit of this ISSN is wrong/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use 0165-0327' }));
    expect(screen.queryByRole('button', { name: 'Use 0165-0327' })).toBeNull();
    expect(screen.getByText('0165-0327')).toBeTruthy();
  });
});
