// Tests choices by keyboard, and what screen readers read: the question, the option, its description and its error.
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { Segmented } from './Segmented.tsx';

// jsdom lacks it, and user-event uses it to find radio buttons for arrow keys.
vi.stubGlobal('CSS', { escape: (text: string) => text });

afterEach(cleanup);

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const sides = [
  { value: 'mine', label: 'Yours', hint: 'Appetite and mood' },
  { value: 'theirs', label: 'Theirs', hint: 'Appetite' },
  { value: 'both', label: 'Both', disabled: true },
] as const;
type Side = (typeof sides)[number]['value'];

function Sides(props: Partial<RadioGroupProps<Side>>) {
  const [value, setValue] = useState<Side | null>(props.value ?? null);
  return <RadioGroup label="Title" options={sides} {...props} value={value} onChange={setValue} />;
}

describe('RadioGroup', () => {
  it('is a named group of named buttons, each described by its hint', () => {
    render(<Sides hint="Choose one" />);
    const group = screen.getByRole('radiogroup', { name: 'Title' });
    expect(description(group)).toBe('Choose one');
    expect(group.hasAttribute('aria-invalid')).toBe(false);
    expect(description(within(group).getByRole('radio', { name: 'Yours' }))).toBe('Appetite and mood');
  });

  it('shows its error in place of its hint', () => {
    render(<Sides hint="Choose one" problem="Nothing is chosen." />);
    const group = screen.getByRole('radiogroup', { name: 'Title' });
    expect(description(group)).toBe('Nothing is chosen.');
    expect(group.getAttribute('aria-invalid')).toBe('true');
  });

  it('is one tab stop, and arrows choose, wrapping around and skipping disabled options', async () => {
    const user = userEvent.setup();
    render(<Sides value="mine" />);
    await user.tab();
    const yours = screen.getByRole<HTMLInputElement>('radio', { name: 'Yours' });
    const theirs = screen.getByRole<HTMLInputElement>('radio', { name: 'Theirs' });
    expect(document.activeElement).toBe(yours);
    await user.keyboard('{ArrowDown}');
    expect([document.activeElement, theirs.checked]).toEqual([theirs, true]);
    await user.keyboard('{ArrowDown}');
    expect([document.activeElement, yours.checked]).toEqual([yours, true]);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays one group if its options are in named sections', async () => {
    const user = userEvent.setup();
    const [mine, theirs, both] = sides;
    const inSections = [{ ...mine, section: 'One side' }, { ...theirs, section: 'One side' }, both];
    render(<Sides options={inSections} value="theirs" />);
    const section = screen.getByRole('group', { name: 'One side' });
    expect(within(section).getByRole('heading', { name: 'One side' })).toBeTruthy();
    expect(within(section).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yours' }).checked).toBe(true);
  });

  it('is chosen by a press anywhere in the option', async () => {
    const user = userEvent.setup();
    render(<Sides />);
    await user.click(screen.getByText('Appetite'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Theirs' }).checked).toBe(true);
  });

  it('cannot be changed while it is disabled', async () => {
    const user = userEvent.setup();
    render(<Sides disabled value="mine" />);
    await user.click(screen.getByText('Appetite'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yours' }).checked).toBe(true);
  });
});

describe('Segmented', () => {
  it('is a named group in which the arrows choose', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Segmented
        label="Duplicates"
        labelHidden
        options={[
          { value: 'skip', label: 'Skip' },
          { value: 'merge', label: 'Merge' },
        ]}
        value="skip"
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Duplicates' })).toBeTruthy();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([['merge']]);
  });
});

describe('Checkbox', () => {
  it('is mixed until it is on or off', () => {
    const { rerender } = render(<Checkbox label="All" indeterminate checked={false} onChange={vi.fn()} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
    expect(box.indeterminate).toBe(true);
    rerender(<Checkbox label="All" checked onChange={vi.fn()} />);
    expect([box.indeterminate, box.checked]).toEqual([false, true]);
  });

  it('is described by its hint, or by its error', () => {
    const { rerender } = render(<Checkbox label="Terms" hint="Two pages" />);
    const box = screen.getByRole('checkbox', { name: 'Terms' });
    expect(description(box)).toBe('Two pages');
    rerender(<Checkbox label="Terms" hint="Two pages" problem="Tick this to go on." />);
    expect(description(screen.getByRole('checkbox'))).toBe('Tick this to go on.');
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  });
});
