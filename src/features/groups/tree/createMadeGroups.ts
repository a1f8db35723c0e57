// Loads the derived subgroups of automatic groups when their parent is expanded and visible, or all of them for a search.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { createMadeGroupsQuery } from '#src/__generated__/createMadeGroupsQuery.graphql.ts';
import { createListeners } from '#src/ui/createListeners.ts';
import { type GroupRecord, readGroup } from '../data/groupNode.ts';
import type { AllMade } from './fetchAllMade.ts';

const query = graphql`
  query createMadeGroupsQuery($id: ID!) {
    group(id: $id) {
      children {
        ...groupNode_group
      }
    }
  }
`;

/** Of the others the turn comes later. */
const atOnce = 4;

export interface MadeState {
  /** By the group they are below. */
  readonly groups: ReadonlyMap<string, readonly GroupRecord[]>;
  /** Those that did not come, and why. */
  readonly failures: ReadonlyMap<string, string>;
  /** Whether those below closed groups are there too. */
  readonly all: 'unasked' | 'coming' | 'there' | 'failed';
}

export interface MadeGroups {
  read: () => MadeState;
  /** What is below these groups, and no others, is to come and to be kept up to date; what failed is asked for again by `retry` only. */
  want: (ids: readonly string[]) => void;
  retry: (id: string) => void;
  /** Asks for what is below every group, closed ones too, unless it is there. */
  wantAll: () => void;
  /** The documents have changed: asks again for what is wanted, and for the others when they are wanted again. */
  refresh: () => void;
  hear: (listener: () => void) => () => void;
  /** Gives up what is on its way. */
  dispose: () => void;
}

/** Makes an empty store of them. */
export function createMadeGroups(environment: Environment): MadeGroups {
  const { hear, tell } = createListeners();
  let state: MadeState = { groups: new Map(), failures: new Map(), all: 'unasked' };
  let wanted: readonly string[] = [];
  /** Since the last change of the documents. */
  const asked = new Set<string>();
  const running = new Map<string, { unsubscribe: () => void }>();
  let givingUpAll = new AbortController();

  const change = (next: Partial<MadeState>) => {
    state = { ...state, ...next };
    tell();
  };
  const withFailure = (id: string, message: string | null) => {
    const failures = new Map(state.failures);
    if (message === null) failures.delete(id);
    else failures.set(id, message);
    return failures;
  };
  const ask = (id: string) => {
    asked.add(id);
    const request = fetchQuery<createMadeGroupsQuery>(
      environment,
      query,
      { id },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ group }) => {
        const below = (group?.children ?? []).map(readGroup).filter(({ isMade }) => isMade);
        change({ groups: new Map(state.groups).set(id, below), failures: withFailure(id, null) });
      },
      complete: () => {
        running.delete(id);
        fill();
      },
      error: (error: Error) => {
        running.delete(id);
        // What was there before stays until the next change.
        if (!state.groups.has(id)) change({ failures: withFailure(id, error.message) });
        fill();
      },
    });
    if (!request.closed) running.set(id, request);
  };
  const fill = () => {
    for (const id of wanted) {
      if (running.size >= atOnce) return;
      if (!asked.has(id)) ask(id);
    }
  };
  const stop = () => {
    for (const request of running.values()) request.unsubscribe();
    running.clear();
    givingUpAll.abort();
  };
  const takeAll = ({ groups, whole }: AllMade) => {
    for (const id of whole) asked.add(id);
    change({
      // Of a group that makes too many some may be missing further down; what came of those by themselves is more.
      groups: new Map([...state.groups, ...[...groups].filter(([id]) => whole.has(id) || !state.groups.has(id))]),
      failures: new Map([...state.failures].filter(([id]) => !whole.has(id))),
      all: 'there',
    });
  };
  return {
    read: () => state,
    want: (ids) => {
      wanted = ids;
      fill();
    },
    retry: (id) => {
      asked.delete(id);
      change({ failures: withFailure(id, null) });
      fill();
    },
    wantAll: () => {
      if (state.all !== 'unasked') return;
      change({ all: 'coming' });
      givingUpAll = new AbortController();
      const { signal } = givingUpAll;
      import('./fetchAllMade.ts')
        .then(({ fetchAllMade }) => fetchAllMade(environment, signal))
        .then(takeAll)
        .catch(() => {
          if (!signal.aborted) change({ all: 'failed' });
        });
    },
    refresh: () => {
      stop();
      asked.clear();
      change({ failures: new Map(), all: 'unasked' });
      fill();
    },
    hear,
    dispose: stop,
  };
}
