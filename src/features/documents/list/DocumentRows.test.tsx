// @vitest-environment jsdom
// The list as a reader and a keyboard meet it: roles, counts, one tab stop, arrows.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { DocumentRows } from './DocumentRows.tsx';
import { listQuery } from './listQuery.ts';

afterEach(cleanup);

const variables = { filterBy: null, orderBy: null };

function article(number: number) {
  return {
    __typename: 'JournalArticle',
    __isDocument: 'JournalArticle',
    __isNode: 'JournalArticle',
    id: `doc_${number}`,
    title: number === 1 ? null : `Title ${number}`,
    keywords: ['mood', 'mood'],
    entryType: 'article',
    authors: ['Tan', 'Scholey', 'Owen'].map((family) => ({
      __typename: 'Person',
      __isEntity: 'Person',
      id: `doc_${number}.${family}`,
      family,
      given: null,
      nonDroppingParticle: null,
    })),
    editors: [],
    published: '2006-03',
    issue: { id: `doc_${number}.in`, journal: { id: 'jrn_1', name: 'Appetite' } },
  };
}

function draw(count: number) {
  // The server stays silent: what is tested is what is there.
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  });
  const documents = Array.from({ length: count }, (_, number) => article(number));
  const operation = createOperationDescriptor(getRequest(listQuery), variables);
  environment.retain(operation);
  environment.commitPayload(operation, {
    me: {
      id: 'user_1',
      documents: {
        startIndex: 0,
        edges: documents.map((node) => ({ node, cursor: node.id })),
        pageInfo: { startCursor: 'doc_0', endCursor: `doc_${count - 1}`, hasNextPage: false, hasPreviousPage: false },
      },
    },
  });
  const Rows = () => (
    <DocumentRows
      query={useLazyLoadQuery<ListQuery>(listQuery, variables, { fetchPolicy: 'store-only' })}
      variables={variables}
      sort={{ key: 'year', descending: true }}
      total={count}
      openId="doc_2"
      stale={false}
      label="Documents"
      empty={<p>Nothing here</p>}
    />
  );
  const root = createRootRoute();
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/dashboard',
    component: () => (
      <RelayEnvironmentProvider environment={environment}>
        <Rows />
      </RelayEnvironmentProvider>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([dashboard]),
    history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
  });
  render(<RouterProvider router={router as never} />);
  return router;
}

describe('DocumentRows', () => {
  it('is a grid that says how many rows there are, which is open and what it is sorted by', async () => {
    draw(5);
    const grid = await screen.findByRole('grid', { name: 'Documents' });
    expect(grid.getAttribute('aria-rowcount')).toBe('6');
    const rows = screen.getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(rows.filter((row) => row.getAttribute('aria-selected') === 'true')).toEqual([rows[3]]);
    expect(screen.getByRole('columnheader', { name: 'Year' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('none');
  });

  it('shows title, first of many people, year and venue of a document, and says so when it has no title', async () => {
    draw(2);
    const [first, second] = await screen.findAllByRole('link');
    const cells = [...(first?.closest('[role=row]')?.querySelectorAll('[role=gridcell]') ?? [])].map(
      (cell) => cell.textContent,
    );
    expect(cells.slice(2)).toEqual(['Tan et al.', '2006', 'Appetite']);
    expect(second?.textContent).toBe('Untitled');
  });

  it('draws a screenful of many', async () => {
    draw(300);
    await screen.findByRole('grid');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('has one tab stop, which the arrows, J, K and End move, without wrapping', async () => {
    const user = userEvent.setup();
    draw(5);
    await screen.findByRole('grid');
    const stop = () =>
      screen
        .getAllByRole('link')
        .filter((link) => link.tabIndex === 0)
        .map((link) => link.textContent);
    await waitFor(() => {
      expect(stop()).toEqual(['Title 2']);
    });
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Title 2');
    await user.keyboard('{ArrowDown}j{End}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Title 4');
    await user.keyboard('k{Home}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Title 0');
    expect(stop()).toEqual(['Title 0']);
  });

  it('opens a document at its own address', async () => {
    const user = userEvent.setup();
    const router = draw(3);
    await user.click(await screen.findByRole('link', { name: 'Title 2' }));
    expect(router.state.location.search).toEqual({ document: 'doc_2' });
  });

  it('says why there is nothing instead', async () => {
    draw(0);
    expect(await screen.findByText('Nothing here')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
