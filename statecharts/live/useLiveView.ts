// Runs the machine that follows an actor, on what the tabs tell.
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StateValue } from 'xstate';
import { liveViewMachine } from '#machines/liveView/liveViewMachine.ts';
import type { LiveViewEvent } from '#machines/liveView/liveViewTypes.ts';
import { type KnownTabs, liveTabs } from './liveTabs.ts';
import { allMoments, type LoggedMoment, momentKey, momentOf, runningActors, tabOf, valueOf } from './moments.ts';

export interface LiveView {
  readonly state: 'waiting' | 'following' | 'paused' | 'lookingBack' | 'lost';
  /** What a person wants to see, as machines/liveView names it. */
  readonly wanted: string | null;
  readonly send: (event: LiveViewEvent) => void;
  /** All that is known now. */
  readonly tabs: KnownTabs;
  /** The actors of the machine that run. */
  readonly actors: readonly string[];
  /** The one that is shown. */
  readonly actor: string | null;
  /** The moments as they are shown: while it is paused, those until then. */
  readonly moments: readonly LoggedMoment[];
  /** The moment that is looked back at. */
  readonly then: LoggedMoment | null;
  /** The moment that brought the actor into the state that is shown; null where it is too long ago. */
  readonly last: LoggedMoment | null;
  readonly value: StateValue | null;
}

/** Follows actors of `machine`; `wanted` is what the address asks for. */
export function useLiveView(machine: string, wanted: string | null): LiveView {
  const tabs = useSyncExternalStore(liveTabs.subscribe, liveTabs.get, liveTabs.get);
  const [snapshot, send, view] = useMachine(liveViewMachine, { input: { wanted } });
  const state = snapshot.value as LiveView['state'];
  const { actor, moment } = snapshot.context;

  // The address may ask for another one, as when the person goes back.
  useEffect(() => {
    if (view.getSnapshot().context.wanted !== wanted) view.send({ type: 'actor.chosen', wanted });
  }, [view, wanted]);

  // What a person looks at stands still; of an actor whose tab is closed the last that was known is shown.
  const [logged, setLogged] = useState(tabs);
  const [known, setKnown] = useState(tabs);
  const isHeld = state === 'paused' || state === 'lookingBack';
  const isClosed = actor !== null && !tabs.has(tabOf(actor));
  if (logged !== tabs && !isHeld) setLogged(tabs);
  if (known !== tabs && !isHeld && !isClosed) setKnown(tabs);

  const actors = useMemo(() => runningActors(tabs, machine), [tabs, machine]);
  const named = actors.join(' ');
  useEffect(() => {
    send({ type: 'actors.changed', actors: named === '' ? [] : named.split(' ') });
  }, [named, send]);

  const moments = useMemo(() => allMoments(logged), [logged]);
  const ofActor = useMemo(() => allMoments(known), [known]);
  const then = useMemo(
    () => (moment === null ? null : (moments.find((each) => momentKey(each) === moment) ?? null)),
    [moments, moment],
  );
  const last = useMemo(() => momentOf(ofActor, actor, then), [ofActor, actor, then]);
  const value = last?.after ?? (then === null ? valueOf(known, actor) : null);
  return { state, wanted: snapshot.context.wanted, send, tabs, actors, actor, moments, then, last, value };
}
