// The pages of the list: one connection that pages both ways and is started anew after far jumps, kept filled around the view.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { graphql } from 'relay-runtime';
import { fromPromise, type StateValueFrom } from 'xstate';
import { pagingMachine } from '#machines/paging/pagingMachine.ts';
import type { Page } from '#machines/paging/pagingTypes.ts';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import type { useListPages_query$data, useListPages_query$key } from '#src/__generated__/useListPages_query.graphql.ts';
import type { ListVariables } from '#src/features/documents/libraryAddress.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { useFragment, useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { EDITED } from '#src/relay/invalidateLists.ts';
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

type Connection = NonNullable<useListPages_query$data['me']>['documents'];
/** A loaded row, for its component to read. */
export type RowNode = NonNullable<Connection['edges'][number]['node']>;

export interface ListPages {
  /** The loaded rows, and the row number of the first of them. */
  nodes: readonly RowNode[];
  first: number;
  /** How many rows the list has as far as is known: all, or more than are loaded. */
  count: number;
  /** Whether the last loaded row is the last there is. */
  reachesEnd: boolean;
  state: StateValueFrom<typeof pagingMachine>;
  /** Why rows in view are missing. */
  failure: string | null;
  retry: () => void;
}

export interface ListView {
  query: useListPages_query$key;
  variables: ListVariables;
  /** How many rows the whole list has, once it is known. */
  total: number | null;
  /** How many it surely had when it was left; until they are counted it is taken to have them still. */
  atLeast: number;
  /** The rows in view. */
  view: RowRange;
  /** Another list is on its way: this one is left as it is. */
  stale: boolean;
}

/** Reads the loaded rows and asks for those that the view needs. */
export function useListPages({ query, variables, total, atLeast, view, stale }: ListView): ListPages {
  const environment = useRelayEnvironment();
  const data = useFragment(fragment, query);
  const connection = data.me?.documents;
  const userId = data.me?.id;
  const { nodes, first, hasNext, hasPrevious } = useLoadedRows(connection);
  const last = first + nodes.length;
  const count = hasNext ? Math.max(total ?? atLeast, last + 1) : last;

  // The connection joins a page on where its cursor fits, and is replaced by one that came without a cursor.
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

  // Looked at again whenever a request has ended.
  const idle = state === 'settled';
  const resting = state === 'resting';
  const start = Math.min(view.start, count);
  const end = Math.min(view.end, count);
  const { startCursor = null, endCursor = null } = connection?.pageInfo ?? {};
  useEffect(() => {
    if (stale) return;
    const needed = neededPage({ first, length: nodes.length, hasNext, hasPrevious }, start, end);
    // Back where everything is before the jump was answered: whatever it left undone is done here.
    if (needed.kind === 'none' && !resting) return;
    paging.send({
      type: 'page.needed',
      page:
        needed.kind === 'next'
          ? { kind: 'next', after: endCursor }
          : needed.kind === 'previous'
            ? { kind: 'previous', before: startCursor }
            : { kind: 'at', at: needed.kind === 'at' ? needed.at : rowBefore(start) },
    });
  }, [paging, idle, resting, stale, first, nodes.length, hasNext, hasPrevious, start, end, startCursor, endCursor]);

  // What was added, trashed or imported may belong anywhere in the list: it is asked for again where it is looked at.
  // An edit may move its document, let it in or out: rows come and go at their place, and the view stays with what it shows (useStillRows.ts).
  useSubscribeToInvalidationState(userId === undefined ? [] : [userId, EDITED], () => {
    paging.send({ type: 'list.outdated', page: { kind: 'at', at: rowBefore(start) } });
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

/** The rows that the store holds of the list, and where in it they stand. */
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
