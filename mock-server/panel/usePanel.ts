// Runs the panel's state machine against the mock server, and provides the data that it read last.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { mockPanelMachine } from '#machines/mockPanel/mockPanelMachine.ts';
import type { PanelChange } from '#machines/mockPanel/mockPanelTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { readPanelData, sendChange, type PanelData } from './controlClient.ts';
import { reloadPage, tellPage } from './page.ts';

/** Changes that an open page does not notice by itself. */
const needsReload: readonly string[] = ['reset', 'clock', 'act-as', 'close'];

export interface PanelControl {
  /** Null until it was read for the first time. */
  readonly data: PanelData | null;
  readonly state: string;
  readonly isBusy: boolean;
  readonly isLost: boolean;
  readonly refusal: string | null;
  readonly change: (name: string, fields?: PanelChange['fields'], method?: PanelChange['method']) => void;
  readonly retry: () => void;
}

export function usePanel(): PanelControl {
  const [data, setData] = useState<PanelData | null>(null);
  const machine = useMemo(() => {
    let known: PanelData | null = null;
    return mockPanelMachine.provide({
      actors: {
        read: fromPromise(async ({ signal }) => {
          known = await readPanelData(known, signal);
          setData(known);
          return undefined;
        }),
        send: fromPromise(async ({ input: { change } }) => {
          if (change === null) return undefined;
          await sendChange(change);
          tellPage(change);
          if (change.method === 'POST' && needsReload.includes(change.name)) reloadPage();
          return undefined;
        }),
      },
    });
  }, []);
  const actor = useActorRef(machine);
  useEffect(() => {
    const look = () => {
      actor.send({ type: document.visibilityState === 'hidden' ? 'panel.hidden' : 'panel.seen' });
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [actor]);
  return {
    data,
    state: useSelector(actor, ({ value }) => statePath(value)),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isLost: useSelector(actor, (snapshot) => snapshot.hasTag('lost')),
    refusal: useSelector(actor, ({ context }) => context.refusal),
    change: (name, fields = {}, method = 'POST') => {
      actor.send({ type: 'change', change: { method, name, fields } });
    },
    retry: () => {
      actor.send({ type: 'retry' });
    },
  };
}
