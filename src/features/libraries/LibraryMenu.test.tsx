// Tests that the menu of libraries follows what others change about memberships.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { LibraryContext } from '#src/relay/useLibrary.ts';
import { LibraryMenu } from './LibraryMenu.tsx';

afterEach(cleanup);

it('loads the libraries again each time it opens', async () => {
  const environment = createEnvironment({ url: '/api', libraryId: 'lib_1', onUnauthenticated: () => undefined });
  const owner = { id: 'lib_1', name: 'Seminar', role: 'OWNER', canWrite: true, isGone: false } as const;
  let isSoleOwned = true;
  const load = () => Promise.resolve([{ id: 'lib_1', name: 'Seminar', isTrashed: false, isSoleOwned }]);
  const root = createRootRoute({
    component: () => (
      <RelayEnvironmentProvider environment={environment}>
        <LibraryContext value={owner}>
          <LibraryMenu load={load} />
        </LibraryContext>
      </RelayEnvironmentProvider>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  const button = await screen.findByRole('button', { name: /Seminar/ });
  await userEvent.click(button);
  await screen.findByRole('menuitem', { name: 'Leave library: you are its only owner' });
  await userEvent.keyboard('{Escape}');
  // Elsewhere, another member becomes an owner.
  isSoleOwned = false;
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Leave library…' })).toBeTruthy();
});
