// Loads the derived subgroups of automatic groups when their parent is expanded and visible, or all of them for a search.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { createDerivedSubgroupsQuery } from '#src/__generated__/createDerivedSubgroupsQuery.graphql.ts';
import { createListeners } from '#src/ui/createListeners.ts';
import { type GroupRecord, readGroup } from '../data/groupNode.ts';
import type { AllDerived } from './fetchAllDerived.ts';

const query = graphql`
  query createDerivedSubgroupsQuery($id: ID!) {
    group(id: $id) {
      children {
        ...groupNode_group
      }
    }
  }
`;

/** The most parallel requests; other groups wait. */
const atOnce = 4;

export interface DerivedSubgroupsState {
  /** The derived subgroups by their parent. */
  readonly groups: ReadonlyMap<string, readonly GroupRecord[]>;
  /** The parents whose subgroups failed to load, with the reason. */
  readonly failures: ReadonlyMap<string, string>;
  /** Whether the subgroups of collapsed groups are loaded too. */
  readonly all: 'unasked' | 'coming' | 'there' | 'failed';
}

export interface DerivedSubgroups {
  read: () => DerivedSubgroupsState;
  /** Sets the groups whose subgroups are loaded and kept up to date; others are not. After a failure only `retry` loads again. */
  want: (ids: readonly string[]) => void;
  retry: (id: string) => void;
  /** Loads the subgroups of every group, collapsed ones too, unless they are loaded. */
  wantAll: () => void;
  /** The documents have changed: loads the wanted subgroups again, and others when they are next wanted. */
  refresh: () => void;
  hear: (listener: () => void) => () => void;
  /** Cancels running requests. */
  dispose: () => void;
}

/** Creates an empty store. */
export function createDerivedSubgroups(environment: Environment): DerivedSubgroups {
  const { hear, tell } = createListeners();
  let state: DerivedSubgroupsState = { groups: new Map(), failures: new Map(), all: 'unasked' };
  let wanted: readonly string[] = [];
  /** The groups that were requested since the last change of the documents. */
  const asked = new Set<string>();
  const running = new Map<string, { unsubscribe: () => void }>();
  let givingUpAll = new AbortController();

  const change = (next: Partial<DerivedSubgroupsState>) => {
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
    const request = fetchQuery<createDerivedSubgroupsQuery>(
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
        // Subgroups that were loaded before stay until the next change.
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
  const takeAll = ({ groups, whole }: AllDerived) => {
    for (const id of whole) asked.add(id);
    change({
      // Answers are limited, so deeper subgroups may be missing; those that were loaded separately are more complete.
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
      import('./fetchAllDerived.ts')
        .then(({ fetchAllDerived }) => fetchAllDerived(environment, signal))
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
