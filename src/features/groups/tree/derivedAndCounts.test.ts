// Tests how often groups are requested: counts and derived subgroups from before a change are never shown after it.
import { describe, expect, it, vi } from 'vitest';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { createGroupCounts } from './createGroupCounts.ts';
import { createDerivedSubgroups } from './createDerivedSubgroups.ts';

interface Asked {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: (data: object) => void;
  readonly fail: () => void;
  isGivenUp: boolean;
}

/** An environment whose requests are answered by the test. */
function server() {
  const asked: Asked[] = [];
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
    store: new Store(new RecordSource()),
    network: Network.create(({ name }, variables) =>
      Observable.create((sink) => {
        const request: Asked = {
          name,
          variables,
          answer: (data) => {
            sink.next({ data });
            sink.complete();
          },
          fail: () => {
            sink.error(new Error('No connection'));
          },
          isGivenUp: false,
        };
        asked.push(request);
        return () => {
          request.isGivenUp = true;
        };
      }),
    ),
  });
  const last = () => {
    const request = asked.at(-1);
    if (!request) throw new Error('Nothing was asked');
    return request;
  };
  return { environment, asked, last };
}

const counted = (groupId: string, documentCount: number) => ({
  library: { __typename: 'Library', id: 'lib_1', groupCounts: [{ groupId, documentCount }] },
});

function group(id: string, parentId: string | null, __typename = 'WordKeywordGroup') {
  return {
    __typename,
    id,
    displayName: id,
    parent:
      parentId === null
        ? null
        : { __typename: parentId.includes('.') ? 'WordKeywordGroup' : 'AutomaticKeywordGroup', id: parentId },
    isMade: __typename === 'WordKeywordGroup',
    hasChildren: false,
    isExpanded: null,
    color: null,
    icon: null,
    hierarchyType: 'UNION',
  };
}
const derived = (id: string, below: readonly object[]) => ({
  group: { __typename: 'AutomaticKeywordGroup', id, children: below },
});

describe('counts', () => {
  it('never show counts from before a change as current', () => {
    vi.useFakeTimers();
    const { environment, asked, last } = server();
    const counts = createGroupCounts(environment);
    counts.look(['grp_1']);
    vi.runAllTimers();
    const before = last();
    counts.refresh();
    before.answer(counted('grp_1', 1));
    expect(counts.read().get('grp_1')).toBeUndefined();
    vi.runAllTimers();
    expect(asked).toHaveLength(2);
    last().answer(counted('grp_1', 2));
    expect(counts.read().get('grp_1')).toBe(2);
    vi.useRealTimers();
  });

  it('make no more requests after the page is left', () => {
    vi.useFakeTimers();
    const { environment, asked, last } = server();
    const counts = createGroupCounts(environment);
    counts.look(['grp_1']);
    vi.runAllTimers();
    counts.look(['grp_1', 'grp_2']);
    counts.dispose();
    vi.runAllTimers();
    expect(asked).toHaveLength(1);
    expect(last().isGivenUp).toBe(true);
    vi.useRealTimers();
  });
});

describe('derived subgroups', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `grp_${index}`);

  it('are loaded a few at a time, and only while they are wanted', () => {
    const { environment, asked } = server();
    const store = createDerivedSubgroups(environment);
    store.want(ids);
    expect(asked).toHaveLength(4);
    store.want(ids.slice(0, 5));
    asked[0]?.answer(derived('grp_0', []));
    asked[1]?.answer(derived('grp_1', []));
    expect(asked.map(({ variables }) => variables.id)).toEqual(ids.slice(0, 5));
  });

  it('are reloaded while wanted; others when they are next wanted', () => {
    const { environment, asked } = server();
    const store = createDerivedSubgroups(environment);
    store.want(['grp_0', 'grp_1']);
    asked[0]?.answer(derived('grp_0', [group('grp_0.YQ', 'grp_0')]));
    asked[1]?.answer(derived('grp_1', []));
    store.want(['grp_0']);
    store.refresh();
    expect(asked.slice(2).map(({ variables }) => variables.id)).toEqual(['grp_0']);
    expect(store.read().groups.get('grp_0')).toHaveLength(1);
    store.want(['grp_0', 'grp_1']);
    expect(asked.slice(3).map(({ variables }) => variables.id)).toEqual(['grp_1']);
  });

  it('report failures until they are retried', () => {
    const { environment, asked, last } = server();
    const store = createDerivedSubgroups(environment);
    store.want(['grp_0']);
    last().fail();
    store.want(['grp_0']);
    expect(asked).toHaveLength(1);
    expect(store.read().failures.get('grp_0')).toBe('No connection');
    store.retry('grp_0');
    last().answer(derived('grp_0', []));
    expect(store.read().failures.size).toBe(0);
  });

  it('are all loaded for a search, those of collapsed groups too', async () => {
    const { environment, asked, last } = server();
    const store = createDerivedSubgroups(environment);
    store.wantAll();
    store.wantAll();
    await vi.waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    const groupTree = [
      group('grp_0', null, 'AutomaticKeywordGroup'),
      group('grp_0.YQ', 'grp_0'),
      group('grp_0.YSA-IGI', 'grp_0.YQ'),
    ];
    last().answer({ library: { __typename: 'Library', id: 'lib_1', groupTree } });
    await vi.waitFor(() => {
      expect(store.read().all).toBe('there');
    });
    expect([...store.read().groups].map(([id, below]) => [id, below.map((each) => each.id)])).toEqual([
      ['grp_0', ['grp_0.YQ']],
      ['grp_0.YQ', ['grp_0.YSA-IGI']],
      ['grp_0.YSA-IGI', []],
    ]);
    store.want(['grp_0', 'grp_0.YQ']);
    expect(asked).toHaveLength(1);
  });

  it('make no more requests after the page is left', async () => {
    const { environment, asked } = server();
    const store = createDerivedSubgroups(environment);
    store.want(['grp_0']);
    store.wantAll();
    await vi.waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    store.dispose();
    expect(asked.map(({ isGivenUp }) => isGivenUp)).toEqual([true, true]);
  });
});
