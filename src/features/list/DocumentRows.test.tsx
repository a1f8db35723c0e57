// Tests the list for screen readers and keyboard: roles, counts, one tab stop, arrow keys.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  Environment,
  getRequest,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { createTicks } from '#src/features/selection/createTicks.ts';
import type { ListActions } from '#src/features/selection/listActions.ts';
import { everything, type Selection } from '#src/features/documents/selection.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { usualLayout } from './columnLayout.ts';
import { shownFields } from './columns.ts';
import { DocumentRows } from './DocumentRows.tsx';
import { listConnectionId } from '#src/features/documents/mutations/listConnection.ts';
import { listQuery } from './listQuery.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const variables = { filterBy: null, orderBy: null };

function article(number: number) {
  return {
    __typename: 'JournalArticle',
    __isDocument: 'JournalArticle',
    __isNode: 'JournalArticle',
    id: `doc_${number}`,
    title: number === 1 ? null : `Title ${number}`,
    keywords: ['mood', 'mood'],
    citationKeys: [`tan${number}`, 'alias'],
    added: '2006-03-05T12:00:00Z',
    modified: '2020-01-02T12:00:00Z',
    trashed: null,
    entryType: 'article',
    yearLabel: number === 1 ? '2024' : '2006',
    hasAbstract: false,
    missingFields: [],
    fieldTexts: shownFields.map((field) => (field === 'pages' ? `${number}-${number + 9}` : null)),
    authors: ['Tan', 'Scholey', 'Owen'].map((family) => ({
      __typename: 'Person',
      __isEntity: 'Person',
      id: `doc_${number}.${family}`,
      family,
      given: null,
      nonDroppingParticle: null,
    })),
    editors: [],
    issue: { id: `doc_${number}.in`, journal: { id: 'jrn_1', name: 'Appetite' } },
  };
}

interface Drawing {
  layout?: ColumnLayout;
  /** The number of loaded documents; there are more if it is less than `all`. */
  count: number;
  all?: number;
  total?: number | null;
}

function pageOf(first: number, length: number, all: number) {
  return {
    library: {
      id: 'lib_1',
      documents: {
        startIndex: first,
        edges: Array.from({ length }, (_, place) => article(first + place)).map((node) => ({ node, cursor: node.id })),
        pageInfo: {
          startCursor: `doc_${first}`,
          endCursor: `doc_${first + length - 1}`,
          hasNextPage: first + length < all,
          hasPreviousPage: first > 0,
        },
      },
    },
  };
}

/** Ten of its rows are visible. */
const comfortable: ColumnLayout = { ...usualLayout, density: 'comfortable' };

/** Completes a pending request. */
interface Answering {
  next: (response: GraphQLResponse) => void;
  complete: () => void;
  error: (error: Error) => void;
}

/** Renders a list whose server answers when the test says so. */
function drawPages({ count, all = count, total = count, layout = comfortable }: Drawing) {
  const requests: { variables: Variables; sink: Answering }[] = [];
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
    network: Network.create((_, asked) =>
      Observable.create((sink) => {
        requests.push({ variables: asked, sink });
      }),
    ),
    store: new Store(new RecordSource()),
  });
  const operation = createOperationDescriptor(getRequest(listQuery), variables);
  environment.retain(operation);
  environment.commitPayload(operation, pageOf(0, count, all));
  const ticks = createTicks();
  const did: string[] = [];
  const actions: ListActions = {
    library: null,
    groups: ({ name }) => did.push(`groups of ${name}`),
    complete: null,
    leaveGroup: ({ name }) => did.push(`${name} leaves`),
    target: 'trash',
    move: ({ name }) => did.push(`${name} moves`),
    purge: null,
  };
  const Rows = () => (
    <DocumentRows
      query={useLazyLoadQuery<ListQuery>(listQuery, variables, { fetchPolicy: 'store-only' })}
      variables={variables}
      sort={{ key: 'year', descending: true }}
      total={total}
      openId="doc_2"
      stale={false}
      label="Documents"
      empty={<p>Nothing here</p>}
      ticks={ticks}
      actions={actions}
      view={{ layout, setHeads: () => undefined, hold: null, onNear: () => undefined }}
    />
  );
  const root = createRootRoute();
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/dashboard',
    component: () => (
      <RelayEnvironmentProvider environment={environment}>
        <Rows />
        <button type="button">Elsewhere</button>
      </RelayEnvironmentProvider>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([dashboard]),
    history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
  });
  render(<RouterProvider router={router as never} />);
  return { router, environment, requests, ticks, did };
}

const draw = (count: number) => drawPages({ count }).router;

/** The latest request, once there are `number` of them. */
async function requestNumber(number: number, { requests }: ReturnType<typeof drawPages>) {
  await waitFor(() => {
    expect(requests).toHaveLength(number);
  });
  const request = requests[number - 1];
  if (!request) throw new Error('Nothing was asked');
  return {
    variables: request.variables,
    answer: (first: number, length: number, all: number) => {
      act(() => {
        request.sink.next({ data: pageOf(first, length, all) });
        request.sink.complete();
      });
    },
    fail: (error: Error) => {
      act(() => {
        request.sink.error(error);
      });
    },
  };
}

/** Fakes sizes and scrolling, which jsdom lacks: ten rows are visible. */
function withLayout() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(28 + 480);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  const tops = new WeakMap<Element, number>();
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return tops.get(this) ?? 0;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, top: number) {
    tops.set(this, top);
    setTimeout(() => fireEvent.scroll(this));
  });
}

/** The active cell, and its row's number in the grid, where the headers are row 1. */
function focusedCell() {
  const cell = document.activeElement?.closest<HTMLElement>('[data-cell]');
  return `${cell?.dataset.cell} ${cell?.parentElement?.getAttribute('aria-rowindex')}`;
}

describe('DocumentRows', () => {
  it('is a grid with its row count, the open row and the sort order', async () => {
    draw(5);
    const grid = await screen.findByRole('grid', { name: 'Documents' });
    expect(grid.getAttribute('aria-rowcount')).toBe('6');
    const rows = screen.getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(rows.filter((row) => row.querySelector('[aria-current]'))).toEqual([rows[3]]);
    expect(screen.getByRole('columnheader', { name: 'Year' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('none');
  });

  it('shows title, first author, year and venue of a document, and says so if it has no title', async () => {
    draw(2);
    const [first, second] = await screen.findAllByRole('link');
    const cellsOf = (link?: HTMLElement) =>
      [...(link?.closest('[role=row]')?.querySelectorAll('[role=gridcell]') ?? [])].map((cell) => cell.textContent);
    expect(cellsOf(first).slice(2)).toEqual(['Tan et al.', '2006', 'Appetite']);
    expect(cellsOf(second)[3]).toBe('2024');
    expect(second?.textContent).toBe('Untitled');
  });

  it('renders only a screenful of many rows', async () => {
    draw(300);
    await screen.findByRole('grid');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('has one tab stop, which the arrows, J and K move, without wrapping', async () => {
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
    // From outside the list, J continues at the open document.
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Title 3');
    await user.keyboard('{ArrowDown}jj{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Title 4');
    await user.keyboard('kkkkk');
    expect(document.activeElement?.textContent).toBe('Title 0');
    expect(stop()).toEqual(['Title 0']);
  });

  it('has one tab stop among all cells; arrows, Home and End move within the row, with Ctrl to the ends of the list', async () => {
    const user = userEvent.setup();
    draw(5);
    const grid = await screen.findByRole('grid');
    const stops = () => [...grid.querySelectorAll('[tabindex="0"]')];
    const here = () => {
      expect(stops()).toEqual([document.activeElement]);
      return focusedCell();
    };
    await user.keyboard('jk{ArrowRight}{ArrowRight}');
    expect(here()).toBe('year 4');
    await user.keyboard('{ArrowDown}');
    expect(here()).toBe('year 5');
    await user.keyboard('{End}{ArrowRight}');
    expect(here()).toBe('venue 5');
    await user.keyboard('{Home}');
    expect(here()).toBe('tick 5');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(here()).toBe('venue 6');
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}');
    expect(here()).toBe('title 1');
    await user.keyboard('{ArrowLeft}');
    expect(here()).toBe('tick 1');
    await user.keyboard('{ArrowDown}');
    expect(here()).toBe('tick 2');
  });

  it('opens and selects the document from any of its cells', async () => {
    const user = userEvent.setup();
    const { router, ticks } = drawPages({ count: 3 });
    await screen.findByRole('grid');
    await user.keyboard('j{ArrowRight}x{Enter}');
    expect(router.state.location.search).toEqual({ document: 'doc_2' });
    expect(ticks.read()).toEqual({ kind: 'some', ids: new Set(['doc_2']) });
  });

  it('shows the chosen columns in their order', async () => {
    drawPages({
      count: 1,
      layout: {
        columns: ['year', 'key', 'title', 'kind', 'added', 'modified', 'keywords', 'pages', 'doi'],
        widths: { key: 90 },
        density: 'compact',
      },
    });
    const grid = await screen.findByRole('grid');
    expect(grid.getAttribute('aria-colcount')).toBe('10');
    const cells = screen.getAllByRole('gridcell');
    expect(cells.map((cell) => Number(cell.getAttribute('aria-colindex')))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(cells.filter((_, place) => place !== 3).map((cell) => cell.textContent)).toEqual([
      '',
      '2006',
      'tan0',
      'Article',
      '5 Mar 2006',
      '2 Jan 2020',
      'mood, mood',
      '0–9',
      '',
    ]);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '',
      'Year',
      'Citation key',
      'Title',
      'Kind',
      'Added',
      'Modified',
      'Keywords',
      'Pages',
      'DOI',
    ]);
  });

  it('opens a document at its own address', async () => {
    const user = userEvent.setup();
    const router = draw(3);
    await user.click(await screen.findByRole('link', { name: 'Title 2' }));
    expect(router.state.location.search).toEqual({ document: 'doc_2' });
  });

  it('shows a message if there are no rows', async () => {
    draw(0);
    expect(await screen.findByText('Nothing here')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('goes to the last row, even if the count was wrong, and back to the first, whether rendered or not', async () => {
    withLayout();
    const user = userEvent.setup();
    const drawn = drawPages({ count: 50, all: 120, total: null });
    (await screen.findByRole('link', { name: 'Title 0' })).focus();
    await user.keyboard('{Control>}{End}{/Control}');
    (await requestNumber(1, drawn)).answer(50, 50, 120);
    (await requestNumber(2, drawn)).answer(100, 20, 120);
    await waitFor(() => {
      expect(focusedCell()).toBe('venue 121');
    });
    await user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => {
      expect(focusedCell()).toBe('tick 2');
    });
  });

  it('keeps a jump that is made while the list reloads', async () => {
    withLayout();
    const user = userEvent.setup();
    const drawn = drawPages({ count: 50, all: 400, total: 400 });
    (await screen.findByRole('link', { name: 'Title 0' })).focus();
    act(() => {
      commitLocalUpdate(drawn.environment, (store) => store.get('lib_1')?.invalidateRecord());
    });
    expect((await requestNumber(1, drawn)).variables).toMatchObject({ at: 0 });
    await user.keyboard('{Control>}{End}{/Control}');
    // Keys pressed meanwhile still go to the list.
    expect(document.activeElement?.closest('[role=grid]')).toBeTruthy();
    const jump = await requestNumber(2, drawn);
    expect(jump.variables.at).toBeGreaterThan(300);
    jump.answer(365, 35, 400);
    await waitFor(() => {
      expect(focusedCell()).toBe('venue 401');
    });
  });

  it('keeps the tab stop on the focused document when rows are added above it', async () => {
    const drawn = drawPages({ count: 5 });
    (await screen.findByRole('link', { name: 'Title 3' })).focus();
    act(() => {
      commitLocalUpdate(drawn.environment, (store) => {
        const list = store.get(listConnectionId(drawn.environment, variables));
        if (list) ConnectionHandler.deleteNode(list, 'doc_0');
      });
    });
    const focused = document.activeElement as HTMLElement;
    expect(focused.textContent).toBe('Title 3');
    await waitFor(() => {
      expect(focused.tabIndex).toBe(0);
    });
  });

  it('does not take the focus back if it has moved elsewhere meanwhile', async () => {
    withLayout();
    const user = userEvent.setup();
    const drawn = drawPages({ count: 50, all: 70, total: 70 });
    (await screen.findByRole('link', { name: 'Title 0' })).focus();
    await user.keyboard('{Control>}{End}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    (await requestNumber(1, drawn)).answer(50, 20, 70);
    await screen.findByRole('link', { name: 'Title 69' });
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  it('reports when rows failed to load, and retries on request', async () => {
    withLayout();
    const user = userEvent.setup();
    const drawn = drawPages({ count: 50, all: 70, total: 70 });
    (await screen.findByRole('link', { name: 'Title 0' })).focus();
    await user.keyboard('{Control>}{End}{/Control}');
    (await requestNumber(1, drawn)).fail(new Error('Network request failed'));
    expect((await screen.findByRole('alert')).textContent).toContain('Network request failed. The library is safe.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await requestNumber(2, drawn)).answer(50, 20, 70);
    const last = await screen.findByRole('link', { name: 'Title 69' });
    expect(screen.queryByRole('alert')).toBeNull();
    // The button disappears with its message, so the focus moves to the requested row.
    await waitFor(() => {
      expect(document.activeElement).toBe(last);
    });
  });
});

describe('the selection', () => {
  const tickedRows = () =>
    screen
      .getAllByRole('row', { selected: true })
      .map((row) => row.querySelector('a')?.textContent)
      .sort();
  const some = (...ids: string[]): Selection => ({ kind: 'some', ids: new Set(ids) });
  const box = (number: number) => screen.findByRole('checkbox', { name: `Select “Title ${number}”` });

  it('is set by check boxes, with Shift for ranges, and is shown in rows and header', async () => {
    const user = userEvent.setup();
    const { ticks } = drawPages({ count: 5 });
    await user.click(await box(4));
    await user.keyboard('{Shift>}');
    await user.click(await box(2));
    await user.keyboard('{/Shift}');
    expect(tickedRows()).toEqual(['Title 2', 'Title 3', 'Title 4']);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all documents' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(ticks.read()).toEqual(everything);
    expect(all).toMatchObject({ checked: true, indeterminate: false });
    await user.click(await box(3));
    expect(ticks.read()).toEqual({ kind: 'allBut', ids: new Set(['doc_3']) });
    // Keys continue at the row that was clicked.
    expect(document.activeElement?.textContent).toBe('Title 3');
  });

  it('is set by keyboard: X and Space, Shift with arrows, Ctrl+A; Escape clears it', async () => {
    const user = userEvent.setup();
    const { ticks } = drawPages({ count: 5 });
    (await screen.findByRole('link', { name: 'Title 2' })).focus();
    await user.keyboard('x{ArrowDown}{ArrowDown} ');
    expect(ticks.read()).toEqual(some('doc_2', 'doc_4'));
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}{/Shift}');
    expect(tickedRows()).toEqual(['Title 2', 'Title 3', 'Title 4', 'Untitled']);
    expect(document.activeElement?.textContent).toBe('Untitled');
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
    await user.keyboard('{Control>}a{/Control}');
    expect(ticks.read()).toEqual(everything);
  });

  it('loads the ids of unloaded rows in a range', async () => {
    const user = userEvent.setup();
    const { ticks, requests, did } = drawPages({ count: 5, all: 5 });
    await user.click(await box(4));
    act(() => {
      ticks.change((before) => ({ ...before, anchor: 'doc_30' }));
    });
    await user.keyboard('{Shift>}');
    await user.click(await box(0));
    await user.keyboard('{/Shift}');
    // The row may have moved meanwhile.
    await waitFor(() => {
      expect(requests[0]?.variables).toMatchObject({ around: 'doc_30' });
    });
    // Actions on the selection wait until it is known.
    await user.keyboard('{Delete}');
    expect(did).toEqual([]);
    act(() => {
      requests[0]?.sink.next({ data: pageOf(30, 1, 41) });
      requests[0]?.sink.complete();
    });
    await waitFor(() => {
      expect(requests[1]?.variables).toMatchObject({ at: 0, first: 31 });
    });
    act(() => {
      requests[1]?.sink.next({ data: pageOf(0, 31, 41) });
      requests[1]?.sink.complete();
    });
    await waitFor(() => {
      expect(did).toEqual(['31 documents moves']);
    });
  });

  it('determines what the keys of a row apply to', async () => {
    const user = userEvent.setup();
    const { did } = drawPages({ count: 5 });
    (await screen.findByRole('link', { name: 'Title 2' })).focus();
    await user.keyboard('g{Delete}{Shift>}{Delete}{/Shift}x{ArrowDown}xg');
    expect(did).toEqual(['groups of “Title 2”', '“Title 2” moves', '“Title 2” leaves', 'groups of 2 documents']);
  });

  it("is the subject of a row's menu only if it includes the row", async () => {
    const user = userEvent.setup();
    const { did } = drawPages({ count: 5 });
    await user.click(await box(2));
    await user.click(await box(3));
    fireEvent.contextMenu(await screen.findByRole('link', { name: 'Title 4' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Move to trash/ }));
    fireEvent.contextMenu(await screen.findByRole('link', { name: 'Title 3' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Move 2 documents to trash/ }));
    expect(did).toEqual(['“Title 4” moves', '2 documents moves']);
  });
});
