// Tests the groups dialog with its real statechart and mutations: choices apply only on Done, and are never discarded without asking.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AskedOperation, StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { marie } from '#src/stories/StorySession.tsx';
import { DialogHost } from '#src/ui/dialog/DialogHost.tsx';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { MembershipDialog } from './MembershipDialog.tsx';

configure({ defaultHidden: true });
// On a busy machine each test takes its time.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => {
  stubDialogs();
  window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList;
});
beforeEach(() => {
  takeToasts();
});
afterEach(() => {
  cleanup();
  // What was said here is not of the next file.
  takeToasts();
});

/** Renders the dialog of three documents; `changes` are the names of the mutations that were sent. */
async function show(isLost: (operation: AskedOperation) => boolean = () => false) {
  const changes: string[] = [];
  const documents = { selection: { ids: ['a', 'b', 'c'] }, count: 3, name: '3 documents' };
  const root = createRootRoute({
    component: () => (
      <StoryLibrary
        fate={(operation) => {
          if (operation.operationName.endsWith('Mutation')) changes.push(operation.operationName);
          return isLost(operation) ? 'failing' : 'answered';
        }}
      >
        <MembershipDialog documents={documents} userId={marie.id} />
        <DialogHost />
      </StoryLibrary>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  const filter = await screen.findByRole('textbox', { name: 'Filter groups' });
  return { changes, filter, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'Groups of 3 documents' });
const button = (name: string) => screen.getByRole('button', { name });

test('a new group is named and ticked at Enter, and made at Done, with all the rest', async () => {
  const { changes, filter, user } = await show();
  await user.type(filter, 'Next week{Enter}');
  expect(box('Next week').checked).toBe(true);
  expect(changes).toEqual([]);
  await user.click(button('Done'));
  await waitFor(() => {
    expect(dialog()).toBeNull();
  });
  expect(changes).toEqual(['makeGroupMutation', 'addDocumentsToGroupMutation']);
  expect(takeToasts().map(({ message }) => message)).toEqual(['1 document added to the new group Next week']);
});

test('one whose tick is taken away again is not made, and nothing is lost by closing', async () => {
  const { changes, filter, user } = await show();
  await user.type(filter, 'Next week{Enter}');
  await user.click(box('Next week'));
  expect(box('Next week').checked).toBe(false);
  await user.click(button('Cancel'));
  await waitFor(() => {
    expect(dialog()).toBeNull();
  });
  expect(changes).toEqual([]);
});

test('who closes it with boxes chosen is asked, and stays or goes', async () => {
  const { changes, filter, user } = await show();
  await user.type(filter, 'Next week{Enter}');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(box('Next week').checked).toBe(true);
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(dialog()).toBeNull();
  });
  expect(changes).toEqual([]);
});

test('without an answer it says that it may have been done, and that trying again is safe', async () => {
  let isOut = true;
  const { changes, filter, user } = await show(
    ({ operationName }) => isOut && operationName === 'addDocumentsToGroupMutation',
  );
  await user.type(filter, 'Next week{Enter}');
  await user.click(button('Done'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Perhaps not added to the new group Next week\. .* nothing is done twice/,
  );
  isOut = false;
  await user.click(button('Done'));
  await waitFor(() => {
    expect(dialog()).toBeNull();
  });
  // It was made before, and what was left was to fill it.
  expect(changes).toEqual(['makeGroupMutation', 'addDocumentsToGroupMutation', 'addDocumentsToGroupMutation']);
});
