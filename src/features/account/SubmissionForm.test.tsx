// Tests the account form with the real statechart and fake answers of the server.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { type AccountOutcome, type Submit, useSubmission } from './useSubmission.ts';

const marie: SessionUser = { id: 'user_1', email: 'marie@example.org' };

afterEach(cleanup);

function Login({ submit, onAccepted }: { submit: Submit; onAccepted?: (user: SessionUser | undefined) => void }) {
  const submission = useSubmission({ form: 'login', values: { email: '', password: '' } }, submit, onAccepted);
  return (
    <SubmissionForm
      submission={submission}
      submitLabel="Log in"
      busyLabel="Logging in…"
      fields={[
        { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
        { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
      ]}
    />
  );
}

/** Renders the form, fills it and sends it with Enter. */
async function send(
  answer: () => Promise<AccountOutcome>,
  typed = { email: 'marie@example.org', password: 'correct' },
) {
  const submit = vi.fn<Submit>(answer);
  const onAccepted = vi.fn<(user: SessionUser | undefined) => void>();
  render(
    <StrictMode>
      <Login submit={submit} onAccepted={onAccepted} />
    </StrictMode>,
  );
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  if (typed.email) await userEvent.type(email, typed.email);
  if (typed.password) await userEvent.type(password, typed.password);
  await userEvent.type(password, '{Enter}');
  return { submit, onAccepted, email, password, form: email.closest('form') };
}

describe('SubmissionForm', () => {
  it('does not send an empty form, and focuses the first problem', async () => {
    const { submit, email, form } = await send(() => Promise.reject(new Error('unused')), { email: '', password: '' });
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(email);
    expect(form?.querySelectorAll('[aria-invalid]')).toHaveLength(2);
    expect(screen.getByText('Enter your password.')).toBeTruthy();

    await userEvent.type(email, 'm');
    expect(email.hasAttribute('aria-invalid')).toBe(false);
  });

  it('reports a wrong login once, marks both fields, and keeps the typed values', async () => {
    const { email, password } = await send(() =>
      Promise.resolve({
        kind: 'problems',
        problems: [{ path: ['email', 'password'], message: 'One of them is wrong.' }],
      }),
    );
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe('One of them is wrong.');
    expect(screen.getAllByText('One of them is wrong.')).toHaveLength(1);
    for (const input of [email, password]) {
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(input.getAttribute('aria-describedby')).toBe(notice.id);
    }
    expect([email.value, password.value]).toEqual(['marie@example.org', 'correct']);
    // The password is selected, so that typing replaces it.
    expect(document.activeElement).toBe(password);
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'correct'.length]);
    await userEvent.keyboard('corrected');
    expect([email.value, password.value]).toEqual(['marie@example.org', 'corrected']);
  });

  it('shows a failure with a retry that sends the same request', async () => {
    let answers = 0;
    const { submit, onAccepted, password, form } = await send(() =>
      answers++ === 0
        ? Promise.reject(new Error('Network request failed'))
        : Promise.resolve({ kind: 'accepted', userId: marie.id, user: marie }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(submit.mock.calls.map(([input]) => input)).toEqual([
      { form: 'login', values: { email: 'marie@example.org', password: 'correct' } },
      { form: 'login', values: { email: 'marie@example.org', password: 'correct' } },
    ]);
    await waitFor(() => {
      expect(form?.dataset.state).toBe('accepted');
    });
    expect(onAccepted.mock.calls.map(([user]) => user)).toEqual([marie]);
    expect(password.value).toBe('correct');
  });

  it('sends once however often it is pressed, and shows that it is busy', async () => {
    let answer: (outcome: SubmissionOutcome) => void = () => undefined;
    const { submit } = await send(() => new Promise((resolve) => (answer = resolve)));
    const button = screen.getByRole('button', { name: /Logging in/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    answer({ kind: 'refused', message: 'Too many tries. Wait 15 minutes.' });
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Wait 15 minutes.');
  });
});
