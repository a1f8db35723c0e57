// The code of a machine as text, to find what a chart cannot show: a guard that kept its name and checks something else.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { definitionsOf, nameOf, statesOf } from '#machines/transitions.ts';
import type { NamedKind } from './chartDiff.ts';

export interface MachineCode {
  /** What `setup()` declares, by kind and name. */
  readonly named: Readonly<Record<Exclude<NamedKind, 'event'>, Readonly<Record<string, string>>>>;
  /** What has no name, by the id of the state or the name of the transition that it belongs to. */
  readonly inline: Readonly<Record<string, string>>;
}

/**
 * Writes a value with the code of its functions. Built-in actions and guards are functions whose properties hold their parameters. What is written alike is
 * the same as long as the same tool stripped the types.
 */
export function codeText(value: unknown, depth = 0): string {
  if (depth > 6) return '…';
  const properties =
    typeof value === 'function' || (typeof value === 'object' && value !== null)
      ? Object.entries(value).map(([name, inner]) => `${name}: ${codeText(inner, depth + 1)}`)
      : [];
  if (typeof value === 'function') {
    // The code of a built-in is XState's own.
    return 'type' in value || 'check' in value ? `(${properties.join(', ')})` : value.toString();
  }
  if (Array.isArray(value)) return `[${value.map((inner) => codeText(inner, depth + 1)).join(', ')}]`;
  return typeof value === 'object' && value !== null ? `{${properties.join(', ')}}` : JSON.stringify(value ?? null);
}

function namedCode(parts: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(parts ?? {}).map(([name, part]) => [name, codeText(part)]));
}

/** An actor's logic is an object. Another machine is compared by itself, so its id is enough here. */
function actorCode(logic: unknown): unknown {
  if (typeof logic !== 'object' || logic === null) return logic;
  if ('root' in logic && 'id' in logic) return logic.id;
  return 'config' in logic ? logic.config : null;
}

/** Only what is no name: a name is compared as a name. */
function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value === 'object' && value !== null && 'type' in value) return 'params' in value ? value.params : null;
  return typeof value === 'function' ? value : null;
}

/** The machine's context and a final state's output belong to the code of their states. */
function stateCode({ config, invoke }: AnyStateNode): string {
  const { context, output }: { context?: unknown; output?: unknown } = config;
  const inputs = invoke.map(({ input }): unknown => input);
  return codeText([withoutNames(config.entry ?? []), withoutNames(config.exit ?? []), inputs, context, output]);
}

function transitionCode({ guard, actions }: AnyTransitionDefinition): string {
  return codeText([withoutNames(guard), withoutNames(actions)]);
}

/** The code of all parts of a machine. */
export function codeOf(machine: AnyStateMachine): MachineCode {
  const { guards, actions, delays, actors } = machine.implementations;
  const logics = Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, actorCode(logic)]));
  // A delay of a fixed time is compared by its time.
  const computed = Object.entries(delays).filter(([, delay]) => typeof delay === 'function');
  return {
    named: {
      guard: namedCode(guards),
      action: namedCode(actions),
      delay: namedCode(Object.fromEntries(computed)),
      actor: namedCode(logics),
    },
    inline: Object.fromEntries([
      ...statesOf(machine).map((state): [string, string] => [state.id, stateCode(state)]),
      ...definitionsOf(machine).map((transition): [string, string] => [nameOf(transition), transitionCode(transition)]),
    ]),
  };
}
