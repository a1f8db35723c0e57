// Tests the offer below a field that contains LaTeX or HTML: it shows the plain text, which replaces the markup only when accepted.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { PeopleEditor } from './PeopleEditor.tsx';
import { PublishersEditor } from './PublishersEditor.tsx';

afterEach(cleanup);

function fieldNamed(name: string): FieldDescription {
  const description = fieldOf('journalArticle', name);
  if (!description) throw new Error(`An article has no field ${name}`);
  return description;
}

function draw(name: string) {
  const description = fieldNamed(name);
  function Form() {
    const [value, setValue] = useState<unknown>(null);
    return (
      <div data-field={name}>
        <FieldEditor description={description} value={value} onChange={setValue} problems={[]} />
      </div>
    );
  }
  render(<Form />);
}

const waiting = { timeout: 10_000 };

it.each([
  ['title', 'Title', 'On {\\"o}l and <i>E. coli</i>', 'On öl and E. coli'],
  ['abstract', 'Abstract', 'The $\\alpha$ of <tex>$H_2$</tex>', 'The α of H₂'],
  ['note', 'Note', '{BERT}', 'BERT'],
])('%s is offered as plain text', async (name, label, pasted, meaning) => {
  const user = userEvent.setup();
  draw(name);
  const field = screen.getByLabelText<HTMLTextAreaElement>(label);
  await user.click(field);
  await user.paste(pasted);
  const offer = await screen.findByRole('button', { name: `Use “${meaning}”` }, waiting);
  expect(field.value).toBe(pasted);
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.contains(offer)).toBe(true);
  await user.click(offer);
  expect(field.value).toBe(meaning);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('keywords with markup are offered one after the other', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const items = ['plain', '{\\"o}l', 'caf\\`e'];
  function Form() {
    const [value, setValue] = useState<unknown>(items);
    const tell = (next: unknown) => {
      onChange(next);
      setValue(next);
    };
    return <ListEditor description={fieldNamed('keywords')} value={value} onChange={tell} problem={undefined} />;
  }
  render(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Use “öl”' }, waiting));
  expect(onChange).toHaveBeenLastCalledWith(['plain', 'öl', 'caf\\`e']);
  await user.click(await screen.findByRole('button', { name: 'Use “cafè”' }, waiting));
  expect(onChange).toHaveBeenLastCalledWith(['plain', 'öl', 'cafè']);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

it('the name of an institution is offered as plain text', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const description = fieldOf('thesis', 'institution');
  if (!description) throw new Error('A thesis has no institution');
  render(
    <ChoiceEditor
      description={description}
      value={'Universit{\\"a}t Wien'}
      onChange={onChange}
      problem={undefined}
      short={false}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Use “Universität Wien”' }, waiting));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Universität Wien');
});

it('each part of a name is offered, and the focus stays in its row', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState<unknown>([
      { person: { family: 'G{\\"o}del', given: 'Kurt' } },
      { organization: { name: 'Universit{\\"a}t Wien' } },
    ]);
    const tell = (next: unknown) => {
      onChange(next);
      setValue(next);
    };
    return <PeopleEditor label="Authors" value={value} onChange={tell} problems={[]} />;
  }
  render(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Use “Gödel”' }, waiting));
  expect(document.activeElement).toHaveProperty('value', 'Gödel');
  await user.click(await screen.findByRole('button', { name: 'Use “Universität Wien”' }, waiting));
  expect(onChange).toHaveBeenLastCalledWith([
    { person: { family: 'Gödel', given: 'Kurt' } },
    { organization: { name: 'Universität Wien' } },
  ]);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

it('the name and the places of a publisher are offered', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState<unknown>([{ name: 'B{\\"o}hlau', locations: ['K{\\"o}ln'] }]);
    const tell = (next: unknown) => {
      onChange(next);
      setValue(next);
    };
    const noSuggestions = () => Promise.resolve({ options: [], next: null });
    return (
      <PublishersEditor label="Publishers" value={value} onChange={tell} problems={[]} fetchOptions={noSuggestions} />
    );
  }
  render(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Use “Böhlau”' }, waiting));
  await user.click(await screen.findByRole('button', { name: 'Use “Köln”' }, waiting));
  expect(onChange).toHaveBeenLastCalledWith([{ name: 'Böhlau', locations: ['Köln'] }]);
});

it('of a long text only the part that changes is shown', async () => {
  const user = userEvent.setup();
  draw('abstract');
  await user.click(screen.getByLabelText('Abstract'));
  await user.paste(`${'Words and more words. '.repeat(10)}Then {\\"o}l${' and more'.repeat(10)}.`);
  const offer = await screen.findByRole('button', { name: /^Use “….*Then öl and more.*…”$/ }, waiting);
  expect(offer.textContent.length).toBeLessThan(100);
});

it('there is no offer for prices, sets and lone signs', async () => {
  const user = userEvent.setup();
  draw('title');
  await user.click(screen.getByLabelText('Title'));
  await user.paste('From $5 to $10 & x < 5');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});
