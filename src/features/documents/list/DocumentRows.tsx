// The rows of the library: one connection that pages both ways and is started anew after far jumps, drawn only where they are seen.
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { DocumentRows_query$key } from '#src/__generated__/DocumentRows_query.graphql.ts';
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
import { rowsToDraw, useRowWindow } from './useRowWindow.ts';

/** Rows drawn beyond either end of the view. */
const OVERSCAN = 8;

const fragment = graphql`
  fragment DocumentRows_query on Query
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
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
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
  const data = useFragment(fragment, query);
  const connection = data.me?.documents;
  const userId = data.me?.id;
  const { hasNextPage: hasNext = false, hasPreviousPage: hasPrevious = false } = connection?.pageInfo ?? {};
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

  const list = useRef<HTMLDivElement>(null);
  const { start, end, rowHeight, ref, scrollTo } = useRowWindow();
  const [active, setActive] = useState(0);

  // One request at a time; when it is answered the view is looked at again. The connection joins a page on where its cursor
  // fits, and is replaced by one that came without a cursor.
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    (page: Pick<ListQuery['variables'], 'first' | 'after' | 'last' | 'before' | 'at'>) => {
      setBusy(true);
      const end = () => {
        setBusy(false);
      };
      fetchQuery<ListQuery>(
        environment,
        listQuery,
        { ...variables, ...page },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        complete: end,
        error: end,
      });
    },
    [environment, variables],
  );
  const startAt = useCallback(
    (at: number) => {
      load({ first: 2 * PAGE_SIZE, at });
    },
    [load],
  );
  const { startCursor, endCursor } = connection?.pageInfo ?? {};
  useEffect(() => {
    if (busy || stale) return;
    const page = neededPage(
      { first, length: nodes.length, hasNext, hasPrevious },
      Math.min(start, count),
      Math.min(end, count),
    );
    if (page.kind === 'none') return;
    // A moment's rest first: dragging the scroll bar passes many rows that nobody wants to see.
    const timer = setTimeout(
      () => {
        if (page.kind === 'at') startAt(page.at);
        else if (page.kind === 'next') load({ first: PAGE_SIZE, after: endCursor ?? null });
        else load({ last: PAGE_SIZE, before: startCursor ?? null });
      },
      page.kind === 'at' ? 80 : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [
    busy,
    stale,
    first,
    nodes.length,
    hasNext,
    hasPrevious,
    start,
    end,
    count,
    startAt,
    load,
    startCursor,
    endCursor,
  ]);

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
    if (placedFor.current !== undefined || place < 0) scrollTo(0, 'start');
    else scrollTo(first + place, 'center');
    setActive(place < 0 ? 0 : first + place);
    placedFor.current = listKey;
  }, [listKey, openId, nodes, first, scrollTo]);

  // A move to a row that is not there yet is finished when it comes.
  const wanted = useRef<number>(undefined);
  const focusWanted = useCallback(() => {
    if (wanted.current === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  }, []);
  const focusRow = useCallback(
    (index: number) => {
      wanted.current = index;
      setActive(index);
      scrollTo(index);
      focusWanted();
    },
    [scrollTo, focusWanted],
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
      ref={list}
      role="grid"
      aria-label={label}
      aria-rowcount={total === null ? -1 : Math.max(total, count) + 1}
      aria-busy={busy || stale}
      className={classNames(styles.grid, columns.columns)}
      data-state={stale ? 'refreshing' : busy ? 'paging' : 'settled'}
    >
      <ColumnHeads sort={sort} />
      <div ref={ref} role="rowgroup" className={styles.rows} data-stale={stale || undefined} data-rows onKeyDown={move}>
        <div className={styles.whole} role="presentation" style={{ height: count * rowHeight }}>
          {rowsToDraw({ start, end }, count, OVERSCAN, active).map((index) => {
            const node = nodes[index - first];
            const style = { height: rowHeight, transform: `translateY(${index * rowHeight}px)` };
            return node ? (
              <DocumentRow
                key={node.id}
                document={node}
                index={index}
                open={node.id === openId}
                tabStop={index === active}
                style={style}
                onFocus={setActive}
              />
            ) : (
              <div key={index} role="row" aria-rowindex={index + 2} className={styles.coming} style={style}>
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
