// The possible next steps of a machine: events that it handles, answers of its actors, and pending delays.
import { transition, type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import { internal } from '#machines/internalEvents.ts';
import type { MachineModel } from '#machines/model.ts';
import { messageOf } from '#machines/problem.ts';
import { nameOf } from '#machines/transitions.ts';
import type { Played } from './playSteps.ts';
import type { RunningActor } from './startMachine.ts';
import { stepOfEvent, type Step } from './steps.ts';
import { whereIs } from './watchLog.ts';

/** One possible step and its outcome. */
export interface Choice {
  readonly step: Step;
  /** The names of the transitions that it triggers. */
  readonly transitions: readonly string[];
  /** The state of the machine afterwards. */
  readonly to: string;
  /** The error that the machine would throw. */
  readonly error: string | null;
}

/** An event type with those of the model's events that the machine handles now. */
export interface OfferedEvent {
  readonly type: string;
  readonly cases: readonly Choice[];
  /** Whether the event needs a payload. */
  readonly hasPayload: boolean;
}

export type ActorKind = 'promise' | 'observable' | 'callback';

export interface OfferedActor extends RunningActor {
  /** The answers that the machine listens for; an actor without any can only send events. */
  readonly kind: ActorKind;
  readonly resolves: readonly Choice[];
  readonly rejects: readonly Choice[];
}

export interface OfferedDelay {
  /** The name of the delay, or the event that it sends. */
  readonly name: string;
  /** The remaining milliseconds. */
  readonly left: number;
  readonly choice: Choice;
}

export interface Choices {
  readonly events: readonly OfferedEvent[];
  /** Events that the machine ignores in its current state. */
  readonly refused: readonly string[];
  readonly actors: readonly OfferedActor[];
  readonly delays: readonly OfferedDelay[];
}

/** The outcome of an event, without sending it; null if the machine ignores it. */
export function choose(snapshot: AnyMachineSnapshot, event: AnyEventObject, step: Step): Choice | null {
  let transitions: readonly string[] = [];
  try {
    if (snapshot.status !== 'active' || !snapshot.can(event)) return null;
    const taken = snapshot.machine.getTransitionData(snapshot, event) as readonly AnyTransitionDefinition[];
    transitions = taken.map(nameOf);
    const [next] = transition(snapshot.machine, snapshot, event);
    return { step, transitions, to: whereIs(next), error: null };
  } catch (error) {
    return { step, transitions, to: whereIs(snapshot), error: messageOf(error) };
  }
}

const isChoice = (choice: Choice | null): choice is Choice => choice !== null;

/** The model's events of one type, or the bare event if it has none. */
function casesOf(model: MachineModel, type: string): readonly AnyEventObject[] {
  const known = model.events.filter((event) => event.type === type);
  return known.length > 0 ? known : [{ type }];
}

function choicesOfType(model: MachineModel, snapshot: AnyMachineSnapshot, type: string): Choice[] {
  return casesOf(model, type)
    .map((event) => {
      const step = stepOfEvent(event);
      return step && choose(snapshot, event, step);
    })
    .filter(isChoice);
}

function kindOf(listened: readonly string[], id: string): ActorKind {
  if (listened.includes(internal.done(id)) || listened.includes(internal.error(id))) return 'promise';
  return listened.includes(internal.snapshot(id)) ? 'observable' : 'callback';
}

/** All possible next steps after the played ones. */
export function choicesOf(model: MachineModel, { snapshot, actors, delays, now }: Played): Choices {
  const listened: readonly string[] = model.machine.events;
  const types = listened.filter((type) => !internal.is(type) && type !== '*');
  const events = types.map((type) => ({
    type,
    cases: choicesOfType(model, snapshot, type),
    hasPayload: casesOf(model, type).some((event) => Object.keys(event).length > 1),
  }));
  return {
    events: events.filter(({ cases }) => cases.length > 0),
    refused: events.filter(({ cases }) => cases.length === 0).map(({ type }) => type),
    actors: actors.map((actor) => ({
      ...actor,
      kind: kindOf(listened, actor.id),
      resolves: choicesOfType(model, snapshot, internal.done(actor.id)),
      rejects: choicesOfType(model, snapshot, internal.error(actor.id)),
    })),
    delays: delays.map(({ event, due }) => {
      const step = { after: due - now };
      const stays: Choice = { step, transitions: [], to: whereIs(snapshot), error: null };
      return {
        name: internal.delayOf(event.type) || event.type,
        left: due - now,
        choice: choose(snapshot, event, step) ?? stays,
      };
    }),
  };
}

/** All possible next steps as a flat list. */
export function everyChoice({ events, actors, delays }: Choices): Choice[] {
  return [
    ...events.flatMap(({ cases }) => cases),
    ...actors.flatMap(({ resolves, rejects }) => [...resolves, ...rejects]),
    ...delays.map(({ choice }) => choice),
  ];
}
