// Loads the document counts of visible groups together after the tree is rendered, and keeps old counts until new ones arrive.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { createGroupCountsQuery } from '#src/__generated__/createGroupCountsQuery.graphql.ts';
import { createListeners } from '#src/ui/createListeners.ts';

const query = graphql`
  query createGroupCountsQuery($ids: [ID!]!) {
    me {
      groupCounts(ids: $ids) {
        groupId
        documentCount
      }
    }
  }
`;

/** Scrolling passes many rows that nobody rests on, in ms. */
const rest = 80;
/** As many as the API counts at once. */
const most = 500;

export interface GroupCounts {
  read: () => ReadonlyMap<string, number>;
  /** Says which groups are in sight; none while counts are not shown. */
  look: (ids: readonly string[]) => void;
  /** Asks again for those in sight, and for the others when they come into it. */
  refresh: () => void;
  hear: (listener: () => void) => () => void;
  /** Gives up what is on its way. */
  dispose: () => void;
}

/** Makes a store that knows none yet. */
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
      next: ({ me }) => {
        for (const id of ids) fresh.add(id);
        counts = new Map([
          ...counts,
          ...(me?.groupCounts ?? []).map(({ groupId, documentCount }) => [groupId, documentCount] as const),
        ]);
        tell();
      },
      // They are an extra: the list beside them says when the server cannot be reached.
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
      // What is on its way was counted before.
      stop();
      fresh.clear();
      askSoon();
    },
    hear,
    dispose: stop,
  };
}
