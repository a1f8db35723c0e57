// The hash of a machine's definition, by which a recording says which version of a machine it saw.
//
// Descriptions are no part of it, because the app's build drops them; nor is what has no name (inline guards and actions), because a build may rename it.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventOf, statesOf } from '#machines/transitions.ts';

const nameIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : 'inline';
};

const namesIn = (values: unknown): string[] => {
  if (values === undefined) return [];
  return Array.isArray(values) ? values.map(nameIn) : [nameIn(values)];
};

function describeTransition(transition: AnyTransitionDefinition): unknown {
  return [
    eventOf(transition),
    transition.guard === undefined ? null : nameIn(transition.guard),
    transition.target?.map(({ id }) => id) ?? null,
    namesIn(transition.actions),
    transition.reenter,
  ];
}

function describeState(node: AnyStateNode): unknown {
  return [
    node.id,
    node.type,
    node.type === 'compound' ? node.initial.target.map(({ id }) => id) : null,
    namesIn(node.config.entry),
    namesIn(node.config.exit),
    node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : 'inline']),
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(describeTransition),
  ];
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), 64 bits: it has to tell versions apart, not to resist anybody. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
}

const hashes = new WeakMap<AnyStateMachine, string>();

/** The hash of a machine: 16 hexadecimal digits, the same on every build of the same definition, also after `provide`. */
export function definitionHash(machine: AnyStateMachine): string {
  const hash = hashes.get(machine) ?? hashText(JSON.stringify(statesOf(machine).map(describeState)));
  hashes.set(machine, hash);
  return hash;
}
