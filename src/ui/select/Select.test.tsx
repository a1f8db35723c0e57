// Tests the keyboard and roles of the select against the pattern of the select-only combobox.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../field/Field.tsx';
import { Select } from './Select.tsx';
import { manyOptions } from '../stories/selectOptions.ts';

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

  it('gets the focus when pressed, also in browsers that do not focus buttons', () => {
    draw();
    face().blur();
    fireEvent.click(face());
    expect([isExpanded(), document.activeElement === face()]).toEqual([true, true]);
  });

  it('leaves Alt with a letter to the browser', () => {
    draw();
    expect(fireEvent.keyDown(face(), { key: 'd', altKey: true })).toBe(true);
    expect(isExpanded()).toBe(false);
  });

  it('has no list without options', async () => {
    const { user } = draw([], null);
    await user.keyboard('{ArrowDown}');
    expect([isExpanded(), face().getAttribute('aria-controls')]).toEqual([false, null]);
  });

  it('opens at the option that starts with the typed letter', async () => {
    const { user } = draw(
      ['Thesis', 'Proceedings', 'Other'].map((label) => ({ value: label, label })),
      'Thesis',
    );
    await user.keyboard('ot');
    expect(active()).toBe('Other');
  });
});

describe('open', () => {
  it('moves one by one or ten by ten, without wrapping around', async () => {
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

  it('stays open while another window is in front', async () => {
    const { user } = draw();
    await user.keyboard('{ArrowDown}');
    fireEvent.blur(face());
    expect(isExpanded()).toBe(true);
    face().blur();
    expect(await screen.findByRole('combobox', { expanded: false })).toBeTruthy();
  });

  it('marks the selected option only', async () => {
    const { user } = draw();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const selected = screen.getAllByRole('option', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Document 3']);
    expect(screen.getByRole('listbox', { name: 'Document' }).id).toBe(face().getAttribute('aria-controls'));
  });

  it('chooses with the mouse', async () => {
    const { user, onChange } = draw();
    await user.click(face());
    await user.click(screen.getByRole('option', { name: 'Document 5' }));
    expect([onChange.mock.lastCall, isExpanded()]).toEqual([['5'], false]);
  });
});
