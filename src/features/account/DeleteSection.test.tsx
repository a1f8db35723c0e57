// Tests the dialog that deletes the account: its description, its focus, and that it cannot be closed while the request runs.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { DeleteSection } from './DeleteSection.tsx';
import type { AccountOutcome, Submit } from './useSubmission.ts';

afterEach(cleanup);
beforeAll(stubDialogs);

async function openDialog(submit: Submit) {
  const onDeleted = vi.fn();
  render(<DeleteSection submit={submit} onDeleted={onDeleted} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete account…' }));
  return { dialog: await screen.findByRole('alertdialog'), onDeleted };
}

it('describes what is deleted to screen readers', async () => {
  const { dialog } = await openDialog(() => Promise.reject(new Error('unused')));
  const said = (dialog.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(said.join(' ')).toMatch(
    /This cannot be undone\. It immediately deletes: all documents.*logged out everywhere/,
  );
});

it('cannot be closed while the account is being deleted', async () => {
  let answer: (outcome: AccountOutcome) => void = () => undefined;
  const { dialog, onDeleted } = await openDialog(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await userEvent.type(screen.getByLabelText('Your password'), 'polonium{Enter}');
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep account' });
  const corner = screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
  await waitFor(() => {
    expect([keep.disabled, corner.disabled]).toEqual([true, true]);
  });
  await userEvent.click(keep);
  await userEvent.click(corner);
  await userEvent.keyboard('{Escape}');
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  expect(dialog.hasAttribute('inert')).toBe(false);
  answer({ kind: 'accepted', userId: null });
  await waitFor(() => {
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });
});

it('can be closed before, and starts again when reopened', async () => {
  const { dialog } = await openDialog(() => Promise.reject(new Error('unused')));
  await userEvent.type(screen.getByLabelText('Your password'), 'polo');
  await userEvent.click(screen.getByRole('button', { name: 'Keep account' }));
  await waitFor(() => {
    expect(dialog.isConnected).toBe(false);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account…' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
});
