// @vitest-environment jsdom
// A field is one thing for whoever hears it: label, hint and problem belong to the control.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('Field', () => {
  it('describes its control by the hint, and by the problem in its place', () => {
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

  it('is marked by a problem that is said elsewhere, and keeps its hint', () => {
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
  it('shows and hides what is typed, takes a paste, and keeps value and focus order', async () => {
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
