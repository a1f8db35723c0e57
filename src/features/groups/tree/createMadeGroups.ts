// The subgroups that automatic groups made, by the group they are below: fetched when it is opened, kept while the page is.
import { createOperationDescriptor, type Environment, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { createMadeGroupsQuery } from '#src/__generated__/createMadeGroupsQuery.graphql.ts';
import { createListeners } from '#src/ui/createListeners.ts';
import { type GroupRecord, readGroup } from '../data/groupNode.ts';

const query = graphql`
  query createMadeGroupsQuery($id: ID!) {
    group(id: $id) {
      children {
        ...groupNode_group
      }
    }
  }
`;

export interface MadeState {
  /** By the group they are below. */
  readonly groups: ReadonlyMap<string, readonly GroupRecord[]>;
  /** Those that did not come, and why. */
  readonly failures: ReadonlyMap<string, string>;
}

export interface MadeGroups {
  read: () => MadeState;
  /** Sees to it that what is below these groups comes; what failed is asked for again by `retry` only. */
  want: (ids: readonly string[]) => void;
  retry: (id: string) => void;
  /** Asks again for all that was asked for. */
  refresh: () => void;
  hear: (listener: () => void) => () => void;
}

/** Makes an empty store of them. */
export function createMadeGroups(environment: Environment): MadeGroups {
  const { hear, tell } = createListeners();
  let state: MadeState = { groups: new Map(), failures: new Map() };
  const asked = new Set<string>();

  const show = (id: string, data: unknown) => {
    const { group } = data as createMadeGroupsQuery['response'];
    const groups = new Map(state.groups);
    groups.set(
      id,
      (group?.children ?? []).map(readGroup).filter(({ isMade }) => isMade),
    );
    state = { ...state, groups };
    tell();
  };
  const fail = (id: string, message: string | null) => {
    const failures = new Map(state.failures);
    if (message === null) failures.delete(id);
    else failures.set(id, message);
    state = { ...state, failures };
    tell();
  };
  const ask = (id: string) => {
    const isFirst = !asked.has(id);
    asked.add(id);
    const operation = createOperationDescriptor(getRequest(query), { id });
    fetchQuery<createMadeGroupsQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        if (state.failures.has(id)) fail(id, null);
        const snapshot = environment.lookup(operation.fragment);
        show(id, snapshot.data);
        if (!isFirst) return;
        // As long as the page: opening and closing them is written into the store.
        environment.retain(operation);
        environment.subscribe(snapshot, ({ data }) => {
          show(id, data);
        });
      },
      error: (error: Error) => {
        if (state.groups.has(id)) return;
        asked.delete(id);
        fail(id, error.message);
      },
    });
  };
  return {
    read: () => state,
    want: (ids) => {
      for (const id of ids) if (!asked.has(id) && !state.failures.has(id)) ask(id);
    },
    retry: (id) => {
      fail(id, null);
      ask(id);
    },
    refresh: () => {
      for (const id of [...asked]) ask(id);
    },
    hear,
  };
}
