// The possible next steps of a machine: events that it handles, answers of its actors, and pending delays.
import { transition, type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import { internal } from '#machines/internalEvents.ts';
import type { MachineModel } from '#machines/model.ts';
import { messageOf } from '#machines/problem.ts';
import { nameOf } from '#machines/transitions.ts';
import type { Played } from './playSteps.ts';
import type { RunningActor } from './startMachine.ts';
import { stepOfEvent, type Step } from './steps.ts';
import { statePathOf } from './createLog.ts';
import { exampleOf, standsFor } from './wildcards.ts';

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

/** An event type with those of the model's events that the machine handles now; none of them if it needs another payload. */
export interface OfferedEvent {
  readonly type: string;
  readonly cases: readonly Choice[];
  /** Whether the event needs a payload, or may need one. */
  readonly hasPayload: boolean;
}

/** `spawned` by an action: it runs as it is. */
export type ActorKind = 'promise' | 'observable' | 'callback' | 'spawned';

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
    return { step, transitions, to: statePathOf(next), error: null };
  } catch (error) {
    return { step, transitions, to: statePathOf(snapshot), error: messageOf(error) };
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

function kindOf(listened: readonly string[], { id, isFake }: RunningActor): ActorKind {
  if (!isFake) return 'spawned';
  if (listened.includes(internal.done(id)) || listened.includes(internal.error(id))) return 'promise';
  return listened.includes(internal.snapshot(id)) ? 'observable' : 'callback';
}

/** Whether an active state has a transition for the event, which its guard may refuse for the lack of a payload. */
function isAwaited(snapshot: AnyMachineSnapshot, type: string): boolean {
  if (snapshot.status !== 'active') return false;
  return snapshot._nodes.some(({ transitions }) => [...transitions.keys()].some((name) => standsFor(name, type)));
}

/** The events that the machine names; a wildcard stands for the one that the model has for it, if any. */
function typesOf(model: MachineModel, listened: readonly string[]): string[] {
  const types = listened
    .filter((type) => !internal.is(type))
    .map((type) => (model.events.some((event) => event.type === exampleOf(type)) ? exampleOf(type) : type));
  return [...new Set(types)].filter((type) => type !== '*');
}

/** All possible next steps after the played ones. */
export function choicesOf(model: MachineModel, { snapshot, actors, delays, now }: Played): Choices {
  const listened: readonly string[] = model.machine.events;
  const events = typesOf(model, listened).map((type) => ({
    type,
    cases: choicesOfType(model, snapshot, type),
    hasPayload: !model.knowsPayloads || casesOf(model, type).some((event) => Object.keys(event).length > 1),
  }));
  const isOffered = ({ type, cases }: OfferedEvent) =>
    cases.length > 0 || (!model.knowsPayloads && isAwaited(snapshot, type));
  return {
    events: events.filter(isOffered),
    refused: events.filter((event) => !isOffered(event)).map(({ type }) => type),
    actors: actors.map((actor) => ({
      ...actor,
      kind: kindOf(listened, actor),
      resolves: actor.isFake ? choicesOfType(model, snapshot, internal.done(actor.id)) : [],
      rejects: actor.isFake ? choicesOfType(model, snapshot, internal.error(actor.id)) : [],
    })),
    delays: delays.map(({ event, due }) => {
      const step = { after: due - now };
      const stays: Choice = { step, transitions: [], to: statePathOf(snapshot), error: null };
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
