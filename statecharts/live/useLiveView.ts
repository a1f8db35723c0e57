// Runs the machine that follows an actor, with the data from the tabs.
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StateValue } from 'xstate';
import { liveViewMachine } from '#machines/liveView/liveViewMachine.ts';
import type { LiveViewEvent } from '#machines/liveView/liveViewTypes.ts';
import { type KnownTabs, liveTabs } from './liveTabs.ts';
import { allMoments, type LoggedMoment, momentKey, momentOf, runningActors, tabOf, valueOf } from './moments.ts';

export interface LiveView {
  readonly state: 'waiting' | 'following' | 'paused' | 'lookingBack' | 'lost';
  /** The person's choice, in the format of machines/liveView. */
  readonly wanted: string | null;
  readonly send: (event: LiveViewEvent) => void;
  /** Everything known about the tabs. */
  readonly tabs: KnownTabs;
  /** The running actors of the machine. */
  readonly actors: readonly string[];
  /** The actor that is shown. */
  readonly actor: string | null;
  /** The shown moments; while the log is paused, only those before the pause. */
  readonly moments: readonly LoggedMoment[];
  /** The past moment that is shown. */
  readonly then: LoggedMoment | null;
  /** The moment that put the actor into the shown state; null if it is too long ago. */
  readonly last: LoggedMoment | null;
  readonly value: StateValue | null;
}

/** Follows actors of `machine`; `wanted` is the choice in the address. */
export function useLiveView(machine: string, wanted: string | null): LiveView {
  const tabs = useSyncExternalStore(liveTabs.subscribe, liveTabs.get, liveTabs.get);
  const [snapshot, send, view] = useMachine(liveViewMachine, { input: { wanted } });
  const state = snapshot.value as LiveView['state'];
  const { actor, moment } = snapshot.context;

  // The address may request another one, for example after going back.
  useEffect(() => {
    if (view.getSnapshot().context.wanted !== wanted) view.send({ type: 'actor.chosen', wanted });
  }, [view, wanted]);

  // A past moment doesn't change while it is shown. After its tab is closed, an actor is shown as last known.
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
