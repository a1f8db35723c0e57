// Tests the dialog's content and buttons on a running machine: the focus stays where it was when a part fails, and the progress is true.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActorRef, useSelector } from '@xstate/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { libraryCopyMachine } from '#machines/libraryCopy/libraryCopyMachine.ts';
import type { CopyAnswer, CopyCounts, CopyLibraries, CopyRequest } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { CopyToLibraryBody } from './CopyToLibraryBody.tsx';
import { CopyToLibraryFooter } from './CopyToLibraryFooter.tsx';

// Tests may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const libraries: CopyLibraries = {
  sourceId: 'a',
  mayMove: true,
  targets: [{ id: 'b', name: 'Seminar', isShared: true }],
};

/** An answer after a part of a move of 600 documents. */
function continuing(counts: { copiedCount: number; skippedCount: number }): CopyAnswer {
  const rest = { documentCount: 600, newKeyCount: 0, madeGroupCount: 0, movedCount: 0, steps: [{ undo: 'undo_1' }] };
  return { kind: 'continues', result: { ...rest, ...counts } };
}

/** Renders a copy whose requests get these answers; all later ones are lost. */
function CopyWith({ answers }: { answers: CopyAnswer[] }) {
  const machine = libraryCopyMachine.provide({
    actors: {
      load: fromPromise<CopyLibraries, undefined>(() => Promise.resolve(libraries)),
      count: fromPromise<CopyCounts, CopyRequest>(() => Promise.resolve({ documents: 600, duplicates: 0 })),
      copy: fromPromise<CopyAnswer, CopyRequest>(() => {
        const answer = answers.shift();
        return answer ? Promise.resolve(answer) : Promise.reject(new Error('No connection.'));
      }),
    },
  });
  const actor = useActorRef(machine, { input: { what: 'documents', id: 'test' } });
  const handle = { actor, snapshot: useSelector(actor, (each) => each) };
  return (
    <>
      <CopyToLibraryBody handle={handle} />
      <CopyToLibraryFooter handle={handle} onClose={() => undefined} />
    </>
  );
}

test('the focus stays on the button when a part fails, and when it is tried again', async () => {
  const user = userEvent.setup();
  render(<CopyWith answers={[continuing({ copiedCount: 300, skippedCount: 100 })]} />);
  const button = await screen.findByRole('button', { name: 'Copy' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBe(document.activeElement);
  expect(screen.getByText('400 of 600 done')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBe(document.activeElement);
});

test('a move of which everything was left out removes nothing', async () => {
  const user = userEvent.setup();
  render(<CopyWith answers={[continuing({ copiedCount: 0, skippedCount: 600 })]} />);
  await user.click(await screen.findByRole('radio', { name: /^Move/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('600 of 600 done')).toBeDefined();
});
