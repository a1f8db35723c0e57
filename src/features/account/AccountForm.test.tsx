// Tests a form of the account page with the real statechart: it can be sent repeatedly, and shows the result each time.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EmailSection } from './EmailSection.tsx';
import type { Submit } from './useSubmission.ts';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function draw(submit: Submit) {
  render(
    <StrictMode>
      <EmailSection email="marie@example.org" submit={submit} />
    </StrictMode>,
  );
}

async function send(email: string) {
  await userEvent.type(field('New e-mail'), email);
  await userEvent.type(field('Your password'), 'polonium{Enter}');
}

it('does not take the focus on a page with other sections', () => {
  draw(() => Promise.reject(new Error('unused')));
  expect(document.activeElement).toBe(document.body);
});

it('shows the result, focuses it, and can be used again', async () => {
  const submit = vi.fn<Submit>(() => Promise.resolve({ kind: 'accepted', userId: 'user_1' }));
  draw(submit);
  await send('one@example.org');
  const said = await screen.findByRole('status');
  expect(said.textContent).toContain('We sent a link to the new address');
  await waitFor(() => {
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
  expect([field('New e-mail').value, field('Your password').value]).toEqual(['', '']);

  await send('two@example.org');
  await waitFor(() => {
    expect(submit.mock.calls.map(([{ values }]) => values.email)).toEqual(['one@example.org', 'two@example.org']);
  });
});

it('keeps the typed values when refused, and shows the reason beside the field', async () => {
  draw(() =>
    Promise.resolve({ kind: 'problems', problems: [{ path: ['password'], message: 'This is not your password.' }] }),
  );
  await send('one@example.org');
  await screen.findByText('This is not your password.');
  expect(field('New e-mail').value).toBe('one@example.org');
  expect(document.activeElement).toBe(field('Your password'));
  expect(screen.queryByRole('status')).toBeNull();
});
