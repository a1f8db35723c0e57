// @vitest-environment jsdom
// What whoever hears a name's boxes is told, and where the focus is while others change the list.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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

test('a pasted list is taken apart as names, each of them kept', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<PeopleEditor label="Authors" value={[]} onChange={onChange} problems={[]} />);
  await user.click(screen.getByRole('combobox', { name: 'Authors' }));
  await user.paste('Wang, L. and Wang, L. and {Tides and Sons}');
  const wang = { person: { family: 'Wang', given: 'L.' } };
  expect(onChange).toHaveBeenCalledWith([wang, wang, { organization: { name: 'Tides and Sons' } }]);
});

test('a known name is chosen with all its parts', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const known = [{ value: 'van Beethoven, Ludwig', label: 'Ludwig van Beethoven' }];
  const fetchOptions = ({ query }: { query: string }) =>
    Promise.resolve({ options: query === 'beet' ? known : [], next: null });
  render(<PeopleEditor label="Authors" value={[]} onChange={onChange} problems={[]} fetchOptions={fetchOptions} />);
  await user.type(screen.getByRole('combobox', { name: 'Authors' }), 'beet');
  await user.click(await screen.findByRole('option', { name: 'Ludwig van Beethoven' }));
  expect(onChange).toHaveBeenCalledWith([
    { person: { family: 'Beethoven', given: 'Ludwig', nonDroppingParticle: 'van' } },
  ]);
});
