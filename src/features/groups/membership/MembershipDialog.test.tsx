// Tests the groups dialog with its real statechart and mutations: choices apply only on Done, and are never discarded without asking.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AskedOperation, StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { DialogHost } from '#src/ui/dialog/DialogHost.tsx';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { MembershipDialog } from './MembershipDialog.tsx';

configure({ defaultHidden: true });
// Tests may be slow on a busy machine.
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
  // Messages must not leak into the next test.
  takeToasts();
});

/** Renders the dialog of three documents; `changes` are the names of the mutations that were sent. */
async function show(isLost: (operation: AskedOperation) => boolean = () => false) {
  const changes: string[] = [];
  const documents = { selection: { ids: ['a', 'b', 'c'] }, count: 3, name: '3 documents' };
  const root = createRootRoute({
    component: () => (
      <StoryLibrary
        outcomeOf={(operation) => {
          if (operation.operationName.endsWith('Mutation')) changes.push(operation.operationName);
          return isLost(operation) ? 'failing' : 'answered';
        }}
      >
        <MembershipDialog documents={documents} />
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

test('Enter names and ticks a new group; Done creates it with all other changes', async () => {
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

test('a new group that is unticked again is not created, and closing loses nothing', async () => {
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

test('closing with changed boxes asks first, and can be cancelled', async () => {
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

test('without an answer it says that the changes may have been made, and that retrying is safe', async () => {
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
  // The group existed already; only filling it was left.
  expect(changes).toEqual(['makeGroupMutation', 'addDocumentsToGroupMutation', 'addDocumentsToGroupMutation']);
});
