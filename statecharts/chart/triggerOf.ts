// Reads the trigger of a transition from its event type: XState encodes actors, delays and completion in the types of its own events.
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { afterPrefix, donePrefix, errorPrefix, snapshotPrefix, stateDonePrefix } from '#machines/internalEvents.ts';
import { eventOf } from '#machines/transitions.ts';
import type { ChartDelay, ChartTrigger } from './chart.ts';

const actorEvents = [
  { kind: 'done', prefix: donePrefix },
  { kind: 'error', prefix: errorPrefix },
  { kind: 'snapshot', prefix: snapshotPrefix },
] as const;

/** A delay by its name; a numeric delay has its number as its name. */
function delayOf(machine: AnyStateMachine, name: string): ChartDelay {
  const inline = Number(name);
  const delay: unknown = Number.isNaN(inline) ? machine.implementations.delays[name] : inline;
  return { name, milliseconds: typeof delay === 'number' ? delay : null };
}

/** The trigger of a transition of this machine. */
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
