// Loads the document counts of visible groups together after the tree is rendered, and keeps old counts until new ones arrive.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { createGroupCountsQuery } from '#src/__generated__/createGroupCountsQuery.graphql.ts';
import { createListeners } from '#src/ui/createListeners.ts';

const query = graphql`
  query createGroupCountsQuery($libraryId: ID, $ids: [ID!]!) {
    library(id: $libraryId) {
      groupCounts(ids: $ids) {
        groupId
        documentCount
      }
    }
  }
`;

/** In milliseconds: rows that are scrolled past quickly are not counted. */
const rest = 80;
/** The most groups that the API counts in one request. */
const most = 500;

export interface GroupCounts {
  read: () => ReadonlyMap<string, number>;
  /** Sets the visible groups; empty while counts are hidden. */
  look: (ids: readonly string[]) => void;
  /** Counts the visible groups again, and others when they become visible. */
  refresh: () => void;
  hear: (listener: () => void) => () => void;
  /** Cancels running requests. */
  dispose: () => void;
}

/** Creates an empty store. */
export function createGroupCounts(environment: Environment): GroupCounts {
  const { hear, tell } = createListeners();
  let counts: ReadonlyMap<string, number> = new Map();
  let inSight: readonly string[] = [];
  const fresh = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: { unsubscribe: () => void } | undefined;

  const ask = () => {
    const ids = inSight.filter((id) => !fresh.has(id)).slice(0, most);
    if (ids.length === 0) return;
    request?.unsubscribe();
    request = fetchQuery<createGroupCountsQuery>(
      environment,
      query,
      { ids },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ library }) => {
        for (const id of ids) fresh.add(id);
        counts = new Map([
          ...counts,
          ...(library?.groupCounts ?? []).map(({ groupId, documentCount }) => [groupId, documentCount] as const),
        ]);
        tell();
      },
      // Counts are optional: the list reports that the server is unreachable.
      error: () => undefined,
    });
  };
  const stop = () => {
    clearTimeout(timer);
    request?.unsubscribe();
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, rest);
  };
  return {
    read: () => counts,
    look: (ids) => {
      inSight = ids;
      askSoon();
    },
    refresh: () => {
      // Running requests were counted before the change.
      stop();
      fresh.clear();
      askSoon();
    },
    hear,
    dispose: stop,
  };
}
