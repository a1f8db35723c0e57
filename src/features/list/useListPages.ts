// The pages of the list: one connection that pages in both directions, restarts after far jumps, and is kept loaded around the view.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { graphql } from 'relay-runtime';
import { fromPromise, type StateValueFrom } from 'xstate';
import { pagingMachine } from '#machines/paging/pagingMachine.ts';
import type { Page } from '#machines/paging/pagingTypes.ts';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import type { useListPages_query$data, useListPages_query$key } from '#src/__generated__/useListPages_query.graphql.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { useFragment, useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { EDITED } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { listQuery } from './listQuery.ts';
import { type Anchor, moveAnchor, neededPage, PAGE_SIZE, rowBefore } from './listWindow.ts';
import type { RowRange } from './useRowWindow.ts';

const fragment = graphql`
  fragment useListPages_query on Query
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
    library(id: $libraryId) {
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
      ) @connection(key: "useListPages_documents", filters: ["filterBy", "orderBy"]) {
        startIndex
        edges {
          node {
            id
            # Named when an action is on the row (selection/loadedRows.ts).
            # eslint-disable-next-line relay/unused-fields
            title
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

type Connection = NonNullable<useListPages_query$data['library']>['documents'];
/** A loaded row, to be read by its component. */
export type RowNode = NonNullable<Connection['edges'][number]['node']>;

export interface ListPages {
  /** The loaded rows, and the row number of the first. */
  nodes: readonly RowNode[];
  first: number;
  /** The known number of rows: the total, or more than are loaded. */
  count: number;
  /** Whether the last loaded row is the last of the list. */
  reachesEnd: boolean;
  state: StateValueFrom<typeof pagingMachine>;
  /** Why visible rows are missing. */
  failure: string | null;
  retry: () => void;
}

export interface ListView {
  query: useListPages_query$key;
  variables: ListVariables;
  /** The number of rows in the whole list, once known. */
  total: number | null;
  /** The number of rows when the list was left, assumed until they are counted. */
  atLeast: number;
  /** The visible rows. */
  view: RowRange;
  /** Another list is loading, so this one requests nothing. */
  stale: boolean;
}

/** Reads the loaded rows and requests those that the view needs. */
export function useListPages({ query, variables, total, atLeast, view, stale }: ListView): ListPages {
  const environment = useRelayEnvironment();
  const data = useFragment(fragment, query);
  const connection = data.library?.documents;
  const { nodes, first, hasNext, hasPrevious } = useLoadedRows(connection);
  const last = first + nodes.length;
  const count = hasNext ? Math.max(total ?? atLeast, last + 1) : last;

  // Relay appends a page where its cursor matches, and replaces the rows with a page without cursor.
  const paging = useActorRef(
    pagingMachine.provide({
      actors: {
        loadPage: fromPromise<undefined, Page | null>(async ({ input, signal }) => {
          if (input === null) return;
          await askUntil<ListQuery>(environment, listQuery, { ...variables, ...variablesOf(input) }, signal);
        }),
      },
    }),
  );
  const state = useSelector(paging, ({ value }) => value);
  const failure = useSelector(paging, (snapshot) => (snapshot.matches('failed') ? snapshot.context.message : null));

  const listKey = JSON.stringify(variables);
  useEffect(() => {
    paging.send({ type: 'list.replaced' });
  }, [paging, listKey]);

  // Checked again whenever a request has ended.
  const idle = state === 'settled';
  const start = Math.min(view.start, count);
  const end = Math.min(view.end, count);
  const { startCursor = null, endCursor = null } = connection?.pageInfo ?? {};
  useEffect(() => {
    if (stale) return;
    const needed = neededPage({ first, length: nodes.length, hasNext, hasPrevious }, start, end);
    const around = { kind: 'at', at: rowBefore(start) } as const;
    switch (needed.kind) {
      case 'next':
        paging.send({ type: 'page.needed', page: { kind: 'next', after: endCursor }, around });
        break;
      case 'previous':
        paging.send({ type: 'page.needed', page: { kind: 'previous', before: startCursor }, around });
        break;
      case 'restart':
        paging.send({ type: 'page.needed', page: around, around });
        break;
      case 'none':
        if (!idle) paging.send({ type: 'view.loaded', around });
    }
  }, [paging, idle, stale, first, nodes.length, hasNext, hasPrevious, start, end, startCursor, endCursor]);

  // Added, trashed or imported documents may be anywhere in the list, so it reloads around the view. An edit may move, add or remove its document: rows change
  // in place, and the visible ones don't move (useStillRows.ts).
  useSubscribeToInvalidationState([libraryIdOf(environment), EDITED], () => {
    paging.send({ type: 'list.outdated', around: { kind: 'at', at: rowBefore(start) } });
  });

  return {
    nodes,
    first,
    count,
    reachesEnd: !hasNext,
    state,
    failure,
    retry: () => {
      paging.send({ type: 'retry' });
    },
  };
}

/** The rows of the list in the store, and their positions. */
function useLoadedRows(connection: Connection | undefined) {
  const edges = connection?.edges;
  const nodes = useMemo(() => (edges ?? []).flatMap(({ node }) => (node ? [node] : [])), [edges]);
  const { hasNextPage: hasNext = false, hasPreviousPage: hasPrevious = false } = connection?.pageInfo ?? {};
  const [loaded, setLoaded] = useState<{ nodes: typeof nodes; anchor: Anchor } | null>(null);
  let anchor = loaded?.anchor;
  if (anchor === undefined || loaded?.nodes !== nodes) {
    const ids = nodes.map(({ id }) => id);
    anchor = moveAnchor(anchor ?? null, ids, connection?.startIndex ?? 0, hasPrevious);
    setLoaded({ nodes, anchor });
  }
  return { nodes, first: anchor.first, hasNext, hasPrevious };
}

function variablesOf(page: Page): Omit<ListQuery['variables'], keyof ListVariables> {
  switch (page.kind) {
    case 'next':
      return { first: PAGE_SIZE, after: page.after };
    case 'previous':
      return { last: PAGE_SIZE, before: page.before };
    case 'at':
      return { first: 2 * PAGE_SIZE, at: page.at };
  }
}
