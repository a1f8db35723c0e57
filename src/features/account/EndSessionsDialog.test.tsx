// Tests the confirmation before sessions are ended: it asks for the password only if the server requires it.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import type { Submit } from './useSubmission.ts';

afterEach(cleanup);
beforeAll(stubDialogs);

const values = { userId: 'user_marie', password: '' };
const input = { form: 'endOtherSessions', values } as const;

function draw(submit: Submit) {
  const onEnded = vi.fn();
  const rest = { title: 'Log out everywhere else?', message: 'You stay logged in here.', onClose: () => undefined };
  render(<EndSessionsDialog open input={input} submit={submit} onEnded={onEnded} {...rest} />);
  return onEnded;
}

it('does not ask for the password after a recent log-in', async () => {
  const submit = vi.fn<Submit>(() => Promise.resolve({ kind: 'accepted', userId: null }));
  const onEnded = draw(submit);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => {
    expect(onEnded).toHaveBeenCalledTimes(1);
  });
  expect(submit.mock.calls[0]?.[0]).toEqual(input);
});

it('asks for the password if the server requires it, explains why, and keeps the field while typing', async () => {
  const submit = vi.fn<Submit>(({ values: { password } }) =>
    Promise.resolve(
      password === 'polonium'
        ? { kind: 'accepted', userId: null }
        : { kind: 'problems', problems: [{ path: ['password'], message: 'Enter your password.' }] },
    ),
  );
  const onEnded = draw(submit);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const field = await screen.findByLabelText('Your password');
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(field);
  });
  await userEvent.type(field, 'polonium');
  await userEvent.clear(field);
  expect(screen.getByLabelText('Your password')).toBe(field);
  await userEvent.type(field, 'polonium{Enter}');
  await waitFor(() => {
    expect(onEnded).toHaveBeenCalledTimes(1);
  });
});
