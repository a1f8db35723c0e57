// Tests how the boxes of a name are described to screen readers, and that the focus survives changes of the list by others.
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entity } from '#bibliography/documents.ts';
import { formatEntity } from '#bibliography/names.ts';
import { onAnnouncement } from '#src/ui/live/announce.ts';
import { PeopleEditor } from './PeopleEditor.tsx';

// jsdom does not scroll.
beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterEach(cleanup);

test('a rare part of a name is described by its explanation', () => {
  render(
    <PeopleEditor
      label="Authors"
      value={[{ person: { family: 'Sachs', given: 'Hans', suffix: 'Jr.' } }]}
      onChange={() => undefined}
      problems={[]}
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Suffix', description: 'For example Jr. or III' })).toBeDefined();
});

test('typing continues in the same row when others add people above it', () => {
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

test('a pasted list is split into names, and each of them is kept', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<PeopleEditor label="Authors" value={[]} onChange={onChange} problems={[]} />);
  await user.click(screen.getByRole('combobox', { name: 'Authors' }));
  await user.paste('Wang, L. and Wang, L. and {Tides and Sons}');
  const wang = { person: { family: 'Wang', given: 'L.' } };
  expect(onChange).toHaveBeenCalledWith([wang, wang, { organization: { name: 'Tides and Sons' } }]);
});

test('pasting a list that ends in “and others” explains that the others have no names here', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<PeopleEditor label="Authors" value={[]} onChange={onChange} problems={[]} />);
  await user.click(screen.getByRole('combobox', { name: 'Authors' }));
  await user.paste('Wang, L. and Roe, Ann and others');
  const [wang, roe] = [{ person: { family: 'Wang', given: 'L.' } }, { person: { family: 'Roe', given: 'Ann' } }];
  expect(onChange).toHaveBeenCalledWith([wang, roe]);
  expect(screen.getByRole('combobox', { description: /and others/ })).toBeDefined();
  await user.paste('Berg, Jan and Okafor, Chi');
  expect(screen.queryByRole('combobox', { description: /and others/ })).toBeNull();
});

test('choosing a known name fills in all its parts', async () => {
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

describe('a person who is moved', () => {
  const person = (given: string, family: string): Entity => ({ person: { given, family } });
  const ada = person('Ada', 'Lovelace');
  const mary = person('Mary', 'Somerville');
  const emmy = person('Emmy', 'Noether');
  const lise = person('Lise', 'Meitner');

  /** Renders the form with these people; `names` returns their order. */
  function draw(people: readonly Entity[]) {
    let latest: readonly Entity[] = people;
    function Form() {
      const [value, setValue] = useState<readonly Entity[] | null>(people);
      latest = value ?? [];
      return <PeopleEditor label="Authors" value={value} onChange={setValue} problems={[]} />;
    }
    render(<Form />);
    return { names: () => latest.map(formatEntity) };
  }
  const row = (name: string) => screen.getByRole('group', { name });

  test('keeps the focus when moved by the menu', async () => {
    const user = userEvent.setup();
    const { names } = draw([ada, mary, emmy, lise]);
    screen.getByRole('button', { name: 'More about Ada Lovelace' }).focus();
    const moveDown = async () => {
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('menuitem', { name: /Move down/ }));
    };
    await moveDown();
    await moveDown();
    expect(names()).toEqual(['Mary Somerville', 'Emmy Noether', 'Ada Lovelace', 'Lise Meitner']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More about Ada Lovelace' }));
  });

  test('moves with Alt and an arrow key from any input up to either end, and announces the position', async () => {
    const user = userEvent.setup();
    const { names } = draw([ada, mary, emmy]);
    const said = vi.fn();
    const stop = onAnnouncement(said);
    screen.getByDisplayValue('Lovelace').focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Mary Somerville', 'Emmy Noether', 'Ada Lovelace']);
    expect(document.activeElement).toHaveProperty('value', 'Lovelace');
    expect(said.mock.calls.flat()).toEqual(['Ada Lovelace, 2 of 3', 'Ada Lovelace, 3 of 3', 'Ada Lovelace, 3 of 3']);
    screen.getByRole('button', { name: 'More about Ada Lovelace' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Mary Somerville', 'Ada Lovelace', 'Emmy Noether']);
    expect(screen.queryByRole('menu')).toBeNull();
    stop();
  });

  test('can be moved past somebody with the same name', async () => {
    const user = userEvent.setup();
    const { names } = draw([ada, ada, mary]);
    screen.getAllByDisplayValue('Lovelace')[0]?.focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Ada Lovelace', 'Mary Somerville', 'Ada Lovelace']);
    expect(document.activeElement).toBe(screen.getAllByDisplayValue('Lovelace')[1]);
  });

  test('keeps the rare parts that were opened', async () => {
    const user = userEvent.setup();
    draw([ada, mary]);
    await user.click(screen.getByRole('button', { name: 'More about Ada Lovelace' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Particles and suffix' }));
    expect(within(row('Ada Lovelace')).getByRole('textbox', { name: 'Suffix' })).toBeDefined();
    screen.getByDisplayValue('Lovelace').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(within(row('Ada Lovelace')).getByRole('textbox', { name: 'Suffix' })).toBeDefined();
    expect(within(row('Mary Somerville')).queryByRole('textbox', { name: 'Suffix' })).toBeNull();
  });
});
