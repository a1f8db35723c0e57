// Tests what a person who is invited sees and presses, on the real statechart.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitationMachine.ts';
import type { AcceptanceOutcome, LoadedInvitation } from '#machines/invitation/invitationTypes.ts';
import { InvitationView } from './InvitationView.tsx';

afterEach(cleanup);

const library = { id: 'lib_1', name: 'Reading group' };
const offered: LoadedInvitation = {
  kind: 'offered',
  offer: { libraryName: library.name, role: 'EDITOR', invitedBy: 'ada@example.org', expires: '2026-12-24T12:00:00Z' },
};

function Invitation({
  load,
  accept,
}: {
  load: () => Promise<LoadedInvitation>;
  accept: () => Promise<AcceptanceOutcome>;
}) {
  const [snapshot, send] = useMachine(
    invitationMachine.provide({
      actors: {
        load: fromPromise<LoadedInvitation, undefined>(load),
        accept: fromPromise<AcceptanceOutcome, undefined>(accept),
      },
    }),
  );
  return <InvitationView snapshot={snapshot} send={send} email="ben@example.org" />;
}

test('says who invites whom to what, and joins on a press, again after a failure', async () => {
  const accept = vi
    .fn<() => Promise<AcceptanceOutcome>>()
    .mockRejectedValueOnce(new Error('Network request failed'))
    .mockResolvedValueOnce({ kind: 'joined', library });
  render(<Invitation load={() => Promise.resolve(offered)} accept={accept} />);
  await screen.findByRole('heading', { name: 'Join “Reading group”' });
  for (const text of [/^ada@example.org invites you/, 'Editor', 'ben@example.org', '24 December 2026'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/dashboard');
  expect(accept).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Join library' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Network request failed');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const heading = await screen.findByRole('heading', { name: 'You joined “Reading group”' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Go to my library' }).getAttribute('href')).toBe('/dashboard');
});

test('says when an invitation has ended, and loads again after a failure', async () => {
  const load = vi
    .fn<() => Promise<LoadedInvitation>>()
    .mockRejectedValueOnce(new Error('Network request failed'))
    .mockResolvedValueOnce({ kind: 'ended' });
  render(<Invitation load={load} accept={() => Promise.reject(new Error('never'))} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Network request failed');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeTruthy();
});

test('lets a member open the library', async () => {
  const load = () => Promise.resolve<LoadedInvitation>({ kind: 'member', library });
  render(<Invitation load={load} accept={() => Promise.reject(new Error('never'))} />);
  await screen.findByRole('heading', { name: 'You are a member of “Reading group”' });
  expect(screen.getByRole('link', { name: 'Go to my library' })).toBeTruthy();
});
