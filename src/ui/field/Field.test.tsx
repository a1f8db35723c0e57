// Tests that label, hint and error belong to their control for screen readers.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('Field', () => {
  it('describes its control by the hint, or by the error in its place', () => {
    const { rerender } = render(
      <Field label="Year" hint="Four digits">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const year = screen.getByLabelText('Year');
    expect(description(year)).toBe('Four digits');
    expect(year.hasAttribute('aria-invalid')).toBe(false);

    rerender(
      <Field label="Year" hint="Four digits" problem="There is no month 13.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(description(year)).toBe('There is no month 13.');
    expect(year.getAttribute('aria-invalid')).toBe('true');
  });

  it('can be marked invalid by an error shown elsewhere, and keeps its hint', () => {
    render(
      <>
        <p id="notice">One of the two is wrong.</p>
        <Field label="Password" hint="As you chose it" problemId="notice">
          {(control) => <PasswordInput {...control} />}
        </Field>
      </>,
    );
    expect(description(screen.getByLabelText('Password'))).toBe('One of the two is wrong. As you chose it');
  });
});

describe('PasswordInput', () => {
  it('shows and hides the password, accepts a paste, and keeps value and focus order', async () => {
    const user = userEvent.setup();
    render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await user.click(input);
    await user.paste('correct horse');
    expect([input.type, input.value]).toEqual(['password', 'correct horse']);

    await user.tab();
    await user.keyboard('{Enter}');
    expect([input.type, input.value]).toEqual(['text', 'correct horse']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }));

    await user.keyboard(' ');
    expect(input.type).toBe('password');
  });
});

describe('NumberInput', () => {
  function Pages({ text, disabled }: { text: string; disabled?: boolean }) {
    const [value, setValue] = useState(text);
    return (
      <Field label="Pages" disabled={disabled}>
        {(control) => <NumberInput {...control} min={1} max={30} value={value} onChange={setValue} />}
      </Field>
    );
  }

  it('steps by the arrow keys, by ten with PageUp and PageDown, and stops at its limits', async () => {
    const user = userEvent.setup();
    render(<Pages text="4" />);
    const pages = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pages' });
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect([pages.value, pages.getAttribute('aria-valuenow')]).toEqual(['5', '5']);
    await user.keyboard('{PageUp}{PageUp}{PageUp}');
    expect(pages.value).toBe('30');
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    expect(pages.value).toBe('1');
  });

  it('keeps text that is not a number, and reports no value then', async () => {
    const user = userEvent.setup();
    render(<Pages text="" />);
    const pages = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pages' });
    await user.type(pages, 'many');
    expect([pages.value, pages.hasAttribute('aria-valuenow')]).toEqual(['many', false]);
  });

  it('does not change while it is disabled', async () => {
    const user = userEvent.setup();
    render(<Pages text="4" disabled />);
    const pages = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pages' });
    for (const button of screen.getAllByRole('button', { hidden: true })) await user.click(button);
    expect([pages.value, pages.disabled]).toEqual(['4', true]);
  });

  it('steps by press without moving the focus', async () => {
    const user = userEvent.setup();
    render(<Pages text="28" />);
    const pages = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pages' });
    await user.tab();
    const [, more] = screen.getAllByRole('button', { hidden: true });
    if (more) await user.dblClick(more);
    expect(pages.value).toBe('30');
    expect(document.activeElement).toBe(pages);
  });
});

describe('FieldGroup', () => {
  it('names and describes its controls as one question', () => {
    render(
      <FieldGroup label="Publisher" problem="A place needs a publisher." disabled>
        <TextInput aria-label="Places" />
      </FieldGroup>,
    );
    const group = screen.getByRole('group', { name: 'Publisher' });
    expect(description(group)).toBe('A place needs a publisher.');
    expect(screen.getByRole('textbox', { name: 'Places' }).matches(':disabled')).toBe(true);
  });
});
