// One-line texts for triggers of transitions and actions of states, used in the drawing, in lists and in Mermaid.
import type { Chart, ChartDelay, ChartState, ChartTransition, ChartTrigger } from './chart.ts';

/** `800 ms`, `2 s`, `1.5 s`, `10 min`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return milliseconds < 60_000 ? `${milliseconds / 1000} s` : `${Math.round(milliseconds / 600) / 100} min`;
}

/** `800 ms (autosave)`; only the name if the delay depends on the context. */
export function delayText({ name, milliseconds }: ChartDelay): string {
  if (milliseconds === null) return name;
  const duration = durationText(milliseconds);
  return name === String(milliseconds) ? duration : `${duration} (${name})`;
}

/** Omits the id that XState generates for an actor without one. */
function actorText(actor: string): string {
  return /^\d+\./.test(actor) ? '' : ` ${actor}`;
}

/** `field.changed`, `always`, `after 800 ms (autosave)`, `done save`, `error save`; `done` if the state itself is done. */
export function triggerText(trigger: ChartTrigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type === '*' ? 'any other event' : trigger.type;
    case 'always':
      return 'always';
    case 'after':
      return `after ${delayText(trigger.delay)}`;
    case 'stateDone':
      return 'done';
    default:
      return trigger.kind + actorText(trigger.actor);
  }
}

/** An event of the log, written from its type: `done submit`, `after autosave`, `start`. */
export function eventText(type: string): string {
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  return type
    .replace(/^xstate\.(done|error)\.(actor|state)\./, '$1 ')
    .replace(/^xstate\.snapshot\./, 'snapshot ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
}

/** `[isRefused]`; empty if there is no guard. */
export function guardLabel({ guard }: Pick<ChartTransition, 'guard'>): string {
  return guard === null ? '' : `[${guard}]`;
}

/** The trigger and guard of a transition: `done save [isRefused]`. */
export function transitionText(transition: Pick<ChartTransition, 'trigger' | 'guard'>): string {
  return [triggerText(transition.trigger), guardLabel(transition)].filter((part) => part !== '').join(' ');
}

/** The actions of a transition: `/ takeEdit, save`; empty if it has none. */
export function actionsText(actions: readonly string[]): string {
  return actions.length === 0 ? '' : `/ ${actions.join(', ')}`;
}

/** What a state does, one line each: `invoke save`, `entry beginAttempt`, `exit …`. */
export function stateLines({ invokes, entry, exit }: Pick<ChartState, 'invokes' | 'entry' | 'exit'>): string[] {
  return [
    ...invokes.map(({ id, source }) => `invoke ${source === 'inline' ? actorText(id).trim() || source : source}`),
    ...entry.map((action) => `entry ${action}`),
    ...exit.map((action) => `exit ${action}`),
  ];
}

/** The path of a state without the machine; for the machine itself, its id. */
export function stateText({ path, id }: Pick<ChartState, 'path' | 'id'>): string {
  return path === '' ? id : path;
}

/** The path of the state with this id. */
export function stateTextOf(chart: Chart, id: string): string {
  return stateText(chart.states.get(id) ?? chart.root);
}
