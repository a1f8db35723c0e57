// What sets off a transition, read from the type of its event: XState gives actors, clocks and ends events of its own.
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { eventOf } from '#machines/transitions.ts';
import type { ChartDelay, ChartTrigger } from './chart.ts';

const actorEvents = [
  { kind: 'done', prefix: 'xstate.done.actor.' },
  { kind: 'error', prefix: 'xstate.error.actor.' },
  { kind: 'snapshot', prefix: 'xstate.snapshot.' },
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
  if (type.startsWith('xstate.after.')) {
    const name = type.slice('xstate.after.'.length, -`.${transition.source.id}`.length);
    return { kind: 'after', type, delay: delayOf(machine, name) };
  }
  return type.startsWith('xstate.done.state.') ? { kind: 'stateDone', type } : { kind: 'event', type };
}
