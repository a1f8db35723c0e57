// Tests the keyboard and roles of the searchable select against the pattern of the editable combobox.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OptionsPage, SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { Field } from '../field/Field.tsx';
import { onAnnouncement } from '../live/announce.ts';
import { RichSelect, type RichSelectProps } from './RichSelect.tsx';
import { beans, manyOptions } from '../stories/selectOptions.ts';

afterEach(cleanup);

function draw(props: Partial<RichSelectProps>, chosen: readonly SelectOption[] = []) {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  const onEscape = vi.fn();
  function Form() {
    const [value, setValue] = useState(chosen);
    return (
      <div
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
        }}
      >
        <Field label="Bean" hint="From the pod">
          {(control) => (
            <RichSelect
              {...control}
              {...props}
              value={value}
              onChange={(next) => {
                setValue(next);
                onChange(next.map((each) => each.value));
              }}
            />
          )}
        </Field>
        <button type="button">Next</button>
      </div>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), onChange, onEscape };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bean' });
const isExpanded = () => box().getAttribute('aria-expanded') === 'true';
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeLabel = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing');
};

describe('the keyboard', () => {
  it('opens with Down at the first and with Up at the last option, wraps around, and skips disabled options', async () => {
    const { user, onChange } = draw({ options: beans });
    await user.click(screen.getByText('Bean'));
    await user.keyboard('{ArrowDown}');
    expect(activeLabel()).toBe('Criollo');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeLabel()).toBe('Forastero');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(activeLabel()).toBe('Trinitario');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['trinitario']);
    expect([box().value, isExpanded()]).toEqual(['Trinitario', false]);
    expect(document.activeElement).toBe(box());
  });

  it('opens with Alt+Down without an active option', async () => {
    const { user } = draw({ options: beans });
    await user.click(screen.getByText('Bean'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([isExpanded(), activeLabel()]).toEqual([true, null]);
  });

  it('closes with Escape, then clears, then leaves Escape to the form', async () => {
    const { user, onChange, onEscape } = draw({ options: beans }, beans.slice(0, 1));
    await user.click(box());
    await user.keyboard('{Escape}');
    expect([isExpanded(), onChange.mock.calls.length]).toEqual([false, 0]);
    await user.keyboard('{Escape}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('leaves Left, Home and End to the text', async () => {
    const { user } = draw({ options: beans });
    await user.type(box(), 'o{ArrowDown}');
    expect(activeLabel()).toBe('Criollo');
    await user.keyboard('{Home}');
    expect([activeLabel(), box().selectionStart, isExpanded()]).toEqual([null, 0, true]);
  });

  it('keeps the list and its button out of the tab order', async () => {
    const { user } = draw({ options: beans });
    await user.click(box());
    expect(screen.getByRole('button', { name: 'Show options' }).tabIndex).toBe(-1);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    expect(isExpanded()).toBe(false);
  });
});

describe('the list', () => {
  it('is filtered and highlighted by the typed text, ignoring case and accents', async () => {
    const { user } = draw({ options: beans });
    await user.type(box(), 'FÓR');
    expect(shown()).toEqual(['Forastero']);
    expect(screen.getByRole('option').querySelector('mark')?.textContent).toBe('For');
  });

  it('shows options in named groups, numbered across groups', async () => {
    const { user } = draw({ options: beans }, beans.slice(0, 1));
    await user.click(box());
    const fine = within(screen.getByRole('group', { name: 'Fine' })).getAllByRole('option');
    expect(fine.map((option) => option.getAttribute('aria-disabled'))).toEqual([null, null, 'true']);
    expect(fine.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    const last = screen.getByRole('option', { name: 'Trinitario' });
    expect([last.getAttribute('aria-posinset'), last.getAttribute('aria-setsize')]).toEqual(['6', '6']);
  });

  it('says when nothing matches, and discards the text when it loses the focus', async () => {
    const { user, onChange } = draw({ options: beans }, beans.slice(0, 1));
    await user.clear(box());
    await user.type(box(), 'tea');
    expect(screen.getByText('No options found')).toBeTruthy();
    await user.tab();
    expect([box().value, onChange.mock.calls.length]).toEqual(['Criollo', 0]);
  });

  it('has the label of its field', async () => {
    const { user } = draw({ options: beans });
    await user.click(box());
    expect(screen.getByRole('listbox', { name: 'Bean' })).toBeTruthy();
  });

  it('opens with the primary mouse button only', async () => {
    const { user } = draw({ options: beans });
    await user.pointer({ keys: '[MouseRight]', target: box() });
    expect(isExpanded()).toBe(false);
    await user.pointer({ keys: '[MouseLeft]', target: box() });
    expect(isExpanded()).toBe(true);
  });

  it('renders visible rows only', async () => {
    const { user } = draw({ options: manyOptions });
    await user.click(box());
    expect(shown().length).toBeLessThan(40);
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('10000');
    await user.keyboard('{ArrowUp}');
    expect(activeLabel()).toBe('Document 10000');
  });

  it('chooses with the mouse, and the focus stays in the input', async () => {
    const { user, onChange } = draw({ options: beans, multiple: true });
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Nacional' }));
    await user.click(screen.getByRole('option', { name: 'Criollo' }));
    await user.click(screen.getByRole('option', { name: 'Amelonado' }));
    expect(onChange.mock.lastCall).toEqual([['criollo', 'amelonado']]);
    expect([isExpanded(), document.activeElement === box()]).toEqual([true, true]);
    await user.click(screen.getByRole('option', { name: 'Criollo' }));
    expect(onChange.mock.lastCall).toEqual([['amelonado']]);
  });
});

describe('tags', () => {
  const tags = { multiple: true, creatable: true } as const;

  it('are added by Enter, a comma, pasting, and losing the focus', async () => {
    const { user, onChange } = draw(tags);
    await user.type(box(), 'mood{Enter}craving,');
    expect(onChange.mock.lastCall).toEqual([['mood', 'craving']]);
    await user.paste('mood, cocoa,, sleep');
    expect(onChange.mock.lastCall).toEqual([['mood', 'craving', 'cocoa', 'sleep']]);
    await user.type(box(), 'sugar');
    expect(shown()).toEqual(['Add “sugar”']);
    await user.tab();
    expect(onChange.mock.lastCall).toEqual([['mood', 'craving', 'cocoa', 'sleep', 'sugar']]);
    expect(box().value).toBe('');
  });

  it('stay unchanged, as does the text, while another window is in front', async () => {
    const { user, onChange } = draw(tags);
    await user.type(box(), 'suga');
    // Browsers send blur when the window loses the focus, but the element stays active.
    fireEvent.blur(box());
    expect([box().value, onChange.mock.calls.length]).toEqual(['suga', 0]);
  });

  it('are kept when their name is typed again', async () => {
    const { user, onChange } = draw({ ...tags, options: beans }, beans.slice(0, 2));
    await user.type(box(), 'criollo{Enter}');
    expect(onChange.mock.lastCall?.[0] ?? ['criollo', 'porcelana']).toEqual(['criollo', 'porcelana']);
    expect(box().value).toBe('');
  });

  it('are announced when added and removed', async () => {
    const said: string[] = [];
    const stop = onAnnouncement((message) => said.push(message));
    const { user } = draw({ ...tags, options: beans });
    await user.type(box(), 'criollo{Enter}');
    expect(said.at(-1)).toBe('Added Criollo');
    await user.paste('mood, cocoa\n');
    expect(said.at(-1)).toBe('Added mood, cocoa');
    await user.keyboard('{Backspace}');
    expect(said.at(-1)).toBe('Removed cocoa');
    stop();
  });

  it('show no list before typing, and leave Escape to the form', async () => {
    const { user, onEscape } = draw(tags);
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect([isExpanded(), screen.queryByRole('listbox')]).toEqual([false, null]);
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('are removed by Backspace, and by their buttons', async () => {
    const { user, onChange } = draw(tags, beans.slice(0, 3));
    await user.click(box());
    await user.keyboard('{Backspace}');
    expect(onChange.mock.lastCall).toEqual([['criollo', 'porcelana']]);
    // The key is held down after deleting a word letter by letter.
    fireEvent.keyDown(box(), { key: 'Backspace', repeat: true });
    expect(onChange).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Remove Criollo' }).focus();
    await user.keyboard('{Enter}');
    expect(onChange.mock.lastCall).toEqual([['porcelana']]);
    expect(document.activeElement).toBe(box());
  });
});

describe('fetched options', () => {
  it('are loaded for the typed text, fail in place, and can be retried', async () => {
    const fetchOptions = vi
      .fn<(request: { query: string }) => Promise<OptionsPage>>()
      .mockRejectedValueOnce(new Error('Network request failed'))
      .mockResolvedValue({ options: beans, next: null });
    const { user, onChange } = draw({ fetchOptions });
    await user.click(box());
    expect(await screen.findByText('Network request failed')).toBeTruthy();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Criollo' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['criollo']);
  });

  it('are loaded until the list can be scrolled, past pages without options', async () => {
    const fetchOptions = vi
      .fn<() => Promise<OptionsPage>>()
      .mockResolvedValueOnce({ options: beans.slice(0, 1), next: 'second' })
      .mockResolvedValueOnce({ options: [], next: 'third' })
      .mockResolvedValue({ options: beans.slice(1, 2), next: null });
    const { user } = draw({ fetchOptions });
    await user.click(box());
    expect(await screen.findByRole('option', { name: 'Porcelana' })).toBeTruthy();
    expect(fetchOptions).toHaveBeenCalledTimes(3);
  });

  it('require more letters', async () => {
    const { user } = draw({ fetchOptions: () => new Promise<never>(() => undefined), minimumCharacters: 2 });
    await user.type(box(), 'c');
    expect(screen.getByText('Please enter 2 or more characters')).toBeTruthy();
    await user.type(box(), 'r');
    expect(screen.getByText('Searching...')).toBeTruthy();
  });
});

it('belongs to its field', () => {
  draw({ options: beans, disabled: true });
  expect(box().disabled).toBe(true);
  const hint = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('From the pod');
});
