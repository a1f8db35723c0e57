// Logs what happens in a played machine, from XState's inspection.
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';
import { internal } from '#machines/internalEvents.ts';
import { statePath } from '#machines/statePath.ts';
import { nameOf, transitionsIn } from '#machines/transitions.ts';
import { eventText } from '../chart/chartText.ts';
import { inputOfHeld } from './heldActor.ts';

/** One entry of the log. */
export interface LogEntry {
  /** The time on the clock, in milliseconds. */
  readonly at: number;
  /** The number of the step that caused it; 0 is the start. */
  readonly step: number;
  readonly kind: 'start' | 'event' | 'invoke' | 'send' | 'emit';
  /** Such as `submit`, `done submit`, `after 800 ms`, `invoke submit`. */
  readonly title: string;
  /** The payload of the event. */
  readonly payload: unknown;
  /** The names of the transitions that it triggered. */
  readonly transitions: readonly string[];
  /** The names of the actions that ran. */
  readonly actions: readonly string[];
  /** The state of the machine afterwards. */
  readonly to: string;
}

/** The state of a machine; empty if it couldn't even start. */
export function statePathOf(snapshot: AnyMachineSnapshot): string {
  const value = snapshot.value as StateValue | undefined;
  return value === undefined ? '' : statePath(value);
}

function payloadOf(event: AnyEventObject): unknown {
  const { type, ...rest } = event;
  if (!internal.is(type)) return Object.keys(rest).length > 0 ? rest : undefined;
  if (type === 'xstate.init') return rest.input;
  if ('error' in rest) return rest.error instanceof Error ? rest.error.message : rest.error;
  return 'output' in rest ? rest.output : undefined;
}

const actionsOf = ({ actions }: AnyTransitionDefinition): string[] =>
  actions.flatMap((action: unknown) => {
    const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : action;
    return typeof type === 'string' && !internal.is(type) ? [type] : [];
  });

type MutableEntry = { -readonly [Key in keyof LogEntry]: LogEntry[Key] };

/** Creates a log. Do so before the machine starts. `step` returns the number of the current step. */
export function createLog(step: () => number) {
  const entries: MutableEntry[] = [];
  /** The entry of the last event, which its transitions and actions are added to. */
  let current: MutableEntry | undefined;

  const add = (at: number, kind: LogEntry['kind'], title: string, payload: unknown): MutableEntry => {
    const entry: MutableEntry = { at, step: step(), kind, title, payload, transitions: [], actions: [], to: '' };
    entries.push(entry);
    return entry;
  };

  return {
    entries: (): readonly LogEntry[] => entries,
    emitted(event: AnyEventObject, now: number) {
      add(now, 'emit', `emits ${event.type}`, payloadOf(event)).to = current?.to ?? '';
    },
    inspect(inspection: InspectionEvent, now: number) {
      const { actorRef } = inspection;
      const isMachine = actorRef.sessionId === inspection.rootId;
      if (!isMachine) {
        const { id } = actorRef as unknown as { id: string };
        // The input of an actor is known once its first event starts it.
        if (inspection.type === '@xstate.event' && inspection.event.type === 'xstate.init') {
          add(now, 'invoke', `invoke ${id}`, inputOfHeld(actorRef as never));
        } else if (inspection.type === '@xstate.event' && inspection.sourceRef?.sessionId === inspection.rootId) {
          add(now, 'send', `${inspection.event.type} to ${id}`, payloadOf(inspection.event));
        }
        return;
      }
      if (inspection.type === '@xstate.event') {
        const isStart = inspection.event.type === 'xstate.init';
        const beginning = current;
        current = add(now, isStart ? 'start' : 'event', eventText(inspection.event.type), payloadOf(inspection.event));
        // Eventless transitions at the start are taken before the start itself is reported.
        if (isStart && beginning !== undefined) {
          entries.splice(entries.indexOf(beginning), 1);
          Object.assign(current, { transitions: beginning.transitions, actions: beginning.actions });
        }
      } else if (inspection.type === '@xstate.microstep') {
        current ??= add(now, 'start', 'start', undefined);
        const taken = transitionsIn(inspection);
        current.transitions = [...current.transitions, ...taken.map(nameOf)];
        current.actions = [...current.actions, ...taken.flatMap(actionsOf)];
        current.to = statePathOf(inspection.snapshot as AnyMachineSnapshot);
      } else if (inspection.type === '@xstate.action') {
        const { type } = inspection.action;
        if (current !== undefined && !internal.is(type) && !current.actions.includes(type)) {
          current.actions = [...current.actions, type];
        }
      } else if (inspection.type === '@xstate.snapshot' && current !== undefined) {
        current.to = statePathOf(inspection.snapshot as AnyMachineSnapshot);
      }
    },
  };
}
