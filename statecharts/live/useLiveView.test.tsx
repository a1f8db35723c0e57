// Tests which actor is shown, and what remains visible of an actor whose tab is closed.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveTabs } from './liveTabs.ts';
import type { LiveActor, LiveMessage, LiveMoment } from './protocol.ts';
import { useLiveView } from './useLiveView.ts';

interface Source {
  tabs: ReturnType<LiveTabs['get']>;
  tell: () => void;
}

const source = vi.hoisted((): Source => ({ tabs: new Map(), tell: () => undefined }));

vi.mock(import('./liveTabs.ts'), async (load) => ({
  ...(await load()),
  liveTabs: {
    get: () => source.tabs,
    subscribe: (listener) => {
      source.tell = listener;
      return () => undefined;
    },
  },
}));

const { hearMessage } = await import('./liveTabs.ts');

beforeEach(() => {
  source.tabs = new Map();
});

function hear(message: LiveMessage): void {
  act(() => {
    source.tabs = hearMessage(source.tabs, message);
    source.tell();
  });
}

/** A tab with one actor of the machine, which has reached a state. */
function open(tab: string, value: string, at: number): void {
  const actor = { id: 'x:1', machine: 'session', value, context: null, status: 'active' } as const;
  const moment: LiveMoment = {
    ...{ number: at, at, actor: actor.id, machine: actor.machine, event: 'go', payload: null, from: null },
    ...{ transitions: [], before: null, after: value, context: null, status: 'active' },
  };
  const described: LiveActor = { ...actor, name: 'session', parent: null };
  hear({
    ...{ kind: 'told', viewer: 'me', page: { tab, title: tab, path: '/' } },
    ...{ actors: [described], moments: [moment], dropped: 0 },
  });
}

test('the actor requested by the address is followed, also after the address changes', () => {
  const { result, rerender } = renderHook(({ wanted }) => useLiveView('session', wanted), {
    initialProps: { wanted: 'one/x:1' },
  });
  open('one', 'early', 1);
  open('two', 'late', 2);
  expect([result.current.state, result.current.value]).toEqual(['following', 'early']);
  rerender({ wanted: 'two/x:1' });
  expect([result.current.state, result.current.value]).toEqual(['following', 'late']);
  rerender({ wanted: 'three/x:1' });
  expect([result.current.state, result.current.value]).toEqual(['waiting', null]);
});

test('the last state of an actor stays visible after its tab is closed, while the log continues with the others', () => {
  const { result } = renderHook(() => useLiveView('session', 'one/x:1'));
  open('one', 'early', 1);
  hear({ kind: 'closed', tab: 'one' });
  open('two', 'late', 2);
  expect([result.current.state, result.current.value]).toEqual(['lost', 'early']);
  expect(result.current.moments.map(({ page }) => page.tab)).toEqual(['two']);
});
