// What fails in one pane is said there, and another beside it goes on.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Pane } from './Pane.tsx';

// Pages fetch it when it is wanted; here it is there before.
beforeAll(() => import('./PaneFailure.tsx'), 60_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A pane that cannot be drawn while `broken` says so. */
function Fragile({ broken }: { broken: { now: boolean } }) {
  if (broken.now) throw new Error('A bug');
  return <p>The rows</p>;
}

function draw(broken: { now: boolean }, shows: unknown) {
  return (
    <>
      <Pane name="the list" shows={shows}>
        <Fragile broken={broken} />
      </Pane>
      <Pane name="the groups" shows={null}>
        <p>The groups</p>
      </Pane>
    </>
  );
}

test('a pane that fails says so in its place, and is tried again when told to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { now: true };
  render(draw(broken, 1));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Couldn’t show the list: Internal Server Error. Everything you saved is safe.',
  );
  expect(screen.getByText('The groups')).toBeTruthy();
  broken.now = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The rows')).toBeTruthy();
});

test('it is tried again by itself when it is to show something else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { now: true };
  const { rerender } = render(draw(broken, 1));
  await screen.findByRole('alert');
  broken.now = false;
  rerender(draw(broken, 2));
  expect(screen.getByText('The rows')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that can be done without is put away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const close = vi.fn<() => void>();
  render(
    <Pane name="the import" shows={1} onClose={close}>
      <Fragile broken={{ now: true }} />
    </Pane>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close this message' }));
  expect(close).toHaveBeenCalledOnce();
});
