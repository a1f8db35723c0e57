// The rows of the library: one connection that pages both ways and is started anew after far jumps, drawn only where they are seen.
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  graphql,
  usePaginationFragment,
  useRelayEnvironment,
  useSubscribeToInvalidationState,
} from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { DocumentRows_query$key } from '#src/__generated__/DocumentRows_query.graphql.ts';
import type { DocumentRowsPageQuery } from '#src/__generated__/DocumentRowsPageQuery.graphql.ts';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { announce } from '#src/ui/announce.ts';
import { classNames } from '#src/ui/classNames.ts';
import { useShortcuts } from '../keys.ts';
import type { ListVariables, Sort } from '../search.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import columns from './columns.module.css';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentRows.module.css';
import { listQuery } from './listQuery.ts';
import { type Anchor, moveAnchor, neededPage, PAGE_SIZE } from './listWindow.ts';
import { RowSkeleton } from './RowSkeletons.tsx';
import { useRowHeight } from './useRowHeight.ts';

const fragment = graphql`
  fragment DocumentRows_query on Query
  @refetchable(queryName: "DocumentRowsPageQuery")
  @argumentDefinitions(
    filterBy: { type: "DocumentFilters" }
    orderBy: { type: "DocumentOrder" }
    first: { type: "Int" }
    after: { type: "String" }
    last: { type: "Int" }
    before: { type: "String" }
    at: { type: "Int" }
    around: { type: "ID" }
  ) {
    me {
      id
      documents(
        filterBy: $filterBy
        orderBy: $orderBy
        first: $first
        after: $after
        last: $last
        before: $before
        at: $at
        around: $around
      ) @connection(key: "DocumentRows_documents", filters: ["filterBy", "orderBy"]) {
        startIndex
        edges {
          node {
            id
            ...DocumentRow_document
          }
        }
      }
    }
  }
`;

export interface DocumentRowsProps {
  query: DocumentRows_query$key;
  variables: ListVariables;
  sort: Sort;
  /** How many rows the whole list has, once it is known. */
  total: number | null;
  /** The document that is open beside the list. */
  openId: string | undefined;
  /** A newer answer is on its way. */
  stale: boolean;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** Names the list. */
  label: string;
}

/** Draws the grid of documents. */
export function DocumentRows({ query, variables, sort, total, openId, stale, empty, label }: DocumentRowsProps) {
  const environment = useRelayEnvironment();
  const { data, hasNext, hasPrevious, loadNext, loadPrevious, isLoadingNext, isLoadingPrevious } =
    usePaginationFragment<DocumentRowsPageQuery, DocumentRows_query$key>(fragment, query);
  const connection = data.me?.documents;
  const userId = data.me?.id;
  const nodes = useMemo(
    () => (connection?.edges ?? []).flatMap((edge) => (edge.node ? [edge.node] : [])),
    [connection?.edges],
  );

  const [loaded, setLoaded] = useState<{ nodes: typeof nodes; anchor: Anchor } | null>(null);
  let anchor = loaded?.anchor;
  if (anchor === undefined || loaded?.nodes !== nodes) {
    anchor = moveAnchor(
      anchor ?? null,
      nodes.map(({ id }) => id),
      connection?.startIndex ?? 0,
      hasPrevious,
    );
    setLoaded({ nodes, anchor });
  }
  const { first } = anchor;
  const last = first + nodes.length;
  const count = hasNext ? Math.max(total ?? 0, last + 1) : last;

  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(scroller);
  const [active, setActive] = useState(0);
  const extract = useCallback(
    (range: Range) => {
      // The row that has the focus stays in the page however far one scrolls, or the keyboard would lose its place.
      const shown = defaultRangeExtractor(range);
      return active < range.count && !shown.includes(active) ? [...shown, active].sort((a, b) => a - b) : shown;
    },
    [active],
  );
  // The compiler leaves this component alone: the virtualizer is one object that changes.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => nodes[index - first]?.id ?? index,
    overscan: 8,
    rangeExtractor: extract,
    // Until the pane is measured (and where nothing is measured at all) a screenful is drawn.
    initialRect: { width: 800, height: 800 },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [rowHeight, virtualizer]);

  // One request at a time; when it is answered the view is looked at again.
  const [jumping, setJumping] = useState(false);
  const startAt = useCallback(
    (at: number) => {
      setJumping(true);
      return fetchQuery<ListQuery>(
        environment,
        listQuery,
        { ...variables, first: 2 * PAGE_SIZE, at },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        complete() {
          setJumping(false);
        },
        error() {
          setJumping(false);
        },
      });
    },
    [environment, variables],
  );
  const range = virtualizer.range;
  const start = range?.startIndex ?? 0;
  const end = range?.endIndex ?? 0;
  const busy = jumping || isLoadingNext || isLoadingPrevious;
  useEffect(() => {
    if (busy || stale || end === 0) return;
    const page = neededPage({ first, length: nodes.length, hasNext, hasPrevious }, start, end);
    if (page.kind === 'none') return;
    // A moment's rest first: dragging the scroll bar passes many rows that nobody wants to see.
    const timer = setTimeout(
      () => {
        if (page.kind === 'at') startAt(page.at);
        else
          (page.kind === 'next' ? loadNext : loadPrevious)(PAGE_SIZE, {
            UNSTABLE_extraVariables: { at: null, around: null },
          });
      },
      page.kind === 'at' ? 80 : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [busy, stale, first, nodes.length, hasNext, hasPrevious, start, end, startAt, loadNext, loadPrevious]);

  // What was added, trashed or imported may belong anywhere in the list: it is asked for again where it is looked at.
  useSubscribeToInvalidationState(userId === undefined ? [] : [userId], () => {
    startAt(Math.max(0, start - PAGE_SIZE / 2));
  });

  // Another list begins at its top; a document that a link opens is scrolled to.
  const listKey = JSON.stringify(variables);
  const placedFor = useRef<string>(undefined);
  useEffect(() => {
    if (placedFor.current === listKey) return;
    const place = openId === undefined ? -1 : nodes.findIndex(({ id }) => id === openId);
    if (placedFor.current !== undefined || place < 0) virtualizer.scrollToOffset(0);
    else virtualizer.scrollToIndex(first + place, { align: 'center' });
    setActive(place < 0 ? 0 : first + place);
    placedFor.current = listKey;
  }, [listKey, openId, nodes, first, virtualizer]);

  // A move to a row that is not there yet is finished when it comes.
  const wanted = useRef<number>(undefined);
  const focusWanted = useCallback(() => {
    if (wanted.current === undefined) return;
    const link = scroller.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  }, []);
  const focusRow = useCallback(
    (index: number) => {
      wanted.current = index;
      setActive(index);
      virtualizer.scrollToIndex(index);
      focusWanted();
    },
    [virtualizer, focusWanted],
  );
  useEffect(focusWanted);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, end - start - 1);
    const target: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      j: active + 1,
      ArrowUp: active - 1,
      k: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: count - 1,
    };
    const index = target[event.key];
    if (index === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusRow(Math.min(Math.max(index, 0), count - 1));
  };

  // From anywhere outside fields, J and K go into the list; in it they go on.
  const enter = count > 0 ? () => focusRow(Math.min(active, count - 1)) : undefined;
  useShortcuts({ j: enter, k: enter });

  useEffect(() => {
    if (!stale && total !== null) announce(total === 1 ? '1 document' : `${total} documents`);
  }, [stale, total, listKey]);

  if (count === 0) return empty;
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={total === null ? -1 : Math.max(total, count) + 1}
      aria-busy={busy || stale}
      className={classNames(styles.grid, columns.columns)}
      data-state={stale ? 'refreshing' : busy ? 'paging' : 'settled'}
    >
      <ColumnHeads sort={sort} />
      <div
        ref={scroller}
        role="rowgroup"
        className={styles.rows}
        data-stale={stale || undefined}
        data-rows
        onKeyDown={move}
      >
        <div className={styles.whole} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start: top, size }) => {
            const node = nodes[index - first];
            const style = { height: size, transform: `translateY(${top}px)` };
            return node ? (
              <DocumentRow
                key={key}
                document={node}
                index={index}
                open={node.id === openId}
                tabStop={index === active}
                style={style}
                onFocus={setActive}
              />
            ) : (
              <div key={key} role="row" aria-rowindex={index + 2} className={styles.coming} style={style}>
                <span role="gridcell" aria-label="Loading">
                  <RowSkeleton index={index} />
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
