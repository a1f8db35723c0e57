// What sets off a transition, read from the type of its event: XState gives actors, clocks and ends events of its own.
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { afterPrefix, donePrefix, errorPrefix, snapshotPrefix, stateDonePrefix } from '#machines/internalEvents.ts';
import { eventOf } from '#machines/transitions.ts';
import type { ChartDelay, ChartTrigger } from './chart.ts';

const actorEvents = [
  { kind: 'done', prefix: donePrefix },
  { kind: 'error', prefix: errorPrefix },
  { kind: 'snapshot', prefix: snapshotPrefix },
] as const;

/** A delay by its name; one that is written as a number is its own name. */
function delayOf(machine: AnyStateMachine, name: string): ChartDelay {
  const inline = Number(name);
  const delay: unknown = Number.isNaN(inline) ? machine.implementations.delays[name] : inline;
  return { name, milliseconds: typeof delay === 'number' ? delay : null };
}

/** What sets off a transition of this machine. */
export function triggerOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartTrigger {
  const type = eventOf(transition);
  if (type === '') return { kind: 'always' };
  for (const { kind, prefix } of actorEvents) {
    if (type.startsWith(prefix)) return { kind, type, actor: type.slice(prefix.length) };
  }
  if (type.startsWith(afterPrefix)) {
    const name = type.slice(afterPrefix.length, -`.${transition.source.id}`.length);
    return { kind: 'after', type, delay: delayOf(machine, name) };
  }
  return type.startsWith(stateDonePrefix) ? { kind: 'stateDone', type } : { kind: 'event', type };
}
