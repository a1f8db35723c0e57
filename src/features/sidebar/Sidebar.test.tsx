// Tests that the sidebar marks the place that is shown, and no other.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { normalizeSearch } from '#src/features/documents/libraryAddress.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { Sidebar } from './Sidebar.tsx';

afterEach(cleanup);

it.each([
  ['/dashboard', 'All documents'],
  ['/dashboard?q=cocoa&document=doc_1', 'All documents'],
  ['/dashboard?group=trash', 'Trash'],
  ['/dashboard?group=trash&document=doc_1', 'Trash'],
])('marks one place for %s: %s', async (address, place) => {
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  });
  const root = createRootRoute();
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/dashboard',
    validateSearch: normalizeSearch,
    component: function Page() {
      return (
        <RelayEnvironmentProvider environment={environment}>
          <Sidebar
            search={dashboard.useSearch()}
            user={{ email: 'ada@example.org' }}
            groups={(allDocuments) => allDocuments}
            onLogOut={vi.fn()}
          />
        </RelayEnvironmentProvider>
      );
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([dashboard]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('link', { name: 'Trash' });
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([place]);
});
