// Gives names to actors that a machine invokes without any, because XState can replace only what has a name.
import { createMachine, type AnyStateMachine } from 'xstate';

/** The parts of a config that are read here. */
interface StateConfig {
  readonly invoke?: unknown;
  readonly states?: Readonly<Record<string, StateConfig>>;
}

interface InvokeConfig {
  readonly src?: unknown;
}

function hasInline(config: StateConfig): boolean {
  return (
    invokesOf(config).some(({ src }) => typeof src !== 'string') || Object.values(config.states ?? {}).some(hasInline)
  );
}

function invokesOf({ invoke }: StateConfig): InvokeConfig[] {
  if (invoke === undefined) return [];
  return (Array.isArray(invoke) ? invoke : [invoke]) as InvokeConfig[];
}

function withNames(config: StateConfig, path: string): StateConfig {
  const named = invokesOf(config).map((invoke, at) =>
    typeof invoke.src === 'string' ? invoke : { ...invoke, src: `inline actor ${at} of ${path}` },
  );
  const states = Object.entries(config.states ?? {}).map(([key, state]): [string, StateConfig] => [
    key,
    withNames(state, `${path}.${key}`),
  ]);
  return {
    ...config,
    ...(named.length > 0 && { invoke: named }),
    ...(states.length > 0 && { states: Object.fromEntries(states) }),
  };
}

/** The same machine, in which every invoked actor has a name. The inline ones have no logic any more: whoever plays the machine provides it. */
export function nameInlineActors(machine: AnyStateMachine): AnyStateMachine {
  const config = machine.config as StateConfig;
  if (!hasInline(config)) return machine;
  return createMachine(withNames(config, machine.id) as typeof machine.config, machine.implementations as object);
}
