// @vitest-environment jsdom
// The keyboard and roles of a closed choice, as the pattern of the select-only combobox has them.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../field/Field.tsx';
import { Select } from './Select.tsx';
import { manyOptions } from './storyOptions.ts';

afterEach(cleanup);

function draw(options = manyOptions.slice(0, 30), chosen: string | null = '3') {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(chosen);
    return (
      <>
        <Field label="Document">
          {(control) => (
            <Select
              {...control}
              options={options}
              value={value}
              onChange={(next) => {
                setValue(next);
                onChange(next);
              }}
            />
          )}
        </Field>
        <button type="button">Next</button>
      </>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  screen.getByLabelText('Document').focus();
  return { user, onChange };
}

const face = () => screen.getByRole('combobox', { name: 'Document' });
const isExpanded = () => face().getAttribute('aria-expanded') === 'true';
const active = () => {
  const id = face().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing');
};

describe('closed', () => {
  it.each([
    ['{ArrowDown}', 'Document 3'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Document 3'],
    ['{Enter}', 'Document 3'],
    [' ', 'Document 3'],
    ['{ArrowUp}', 'Document 1'],
    ['{Home}', 'Document 1'],
    ['{End}', 'Document 30'],
  ])('%s opens at %s and changes nothing', async (keys, label) => {
    const { user, onChange } = draw();
    await user.keyboard(keys);
    expect([isExpanded(), active(), onChange.mock.calls.length]).toEqual([true, label, 0]);
    expect(document.activeElement).toBe(face());
  });

  it('opens at what is typed', async () => {
    const { user } = draw(
      ['Thesis', 'Proceedings', 'Other'].map((label) => ({ value: label, label })),
      'Thesis',
    );
    await user.keyboard('ot');
    expect(active()).toBe('Other');
  });
});

describe('open', () => {
  it('goes one by one or ten by ten, and not round', async () => {
    const { user } = draw();
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(active()).toBe('Document 13');
    await user.keyboard('{PageUp}{PageUp}{ArrowUp}');
    expect(active()).toBe('Document 1');
    await user.keyboard('{End}{ArrowDown}');
    expect(active()).toBe('Document 30');
  });

  it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('%s accepts and closes', async (keys) => {
    const { user, onChange } = draw();
    await user.keyboard(`{ArrowDown}{ArrowDown}${keys}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
    expect([isExpanded(), face().textContent]).toEqual([false, 'Document 4']);
  });

  it('Tab accepts and moves on', async () => {
    const { user, onChange } = draw();
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('Escape closes without accepting', async () => {
    const { user, onChange } = draw();
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect([isExpanded(), onChange.mock.calls.length]).toEqual([false, 0]);
  });

  it('marks the one that is chosen, and no other', async () => {
    const { user } = draw();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const selected = screen.getAllByRole('option', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Document 3']);
    expect(screen.getByRole('listbox').id).toBe(face().getAttribute('aria-controls'));
  });

  it('chooses with the mouse', async () => {
    const { user, onChange } = draw();
    await user.click(face());
    await user.click(screen.getByRole('option', { name: 'Document 5' }));
    expect([onChange.mock.lastCall, isExpanded()]).toEqual([['5'], false]);
  });
});
