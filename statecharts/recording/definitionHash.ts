// The hash of a machine's definition, by which a recording says which version of a machine it saw.
//
// It has to be the same in every build of the same sources. So descriptions are no part of it, because the app's build drops them, nor is the code of
// functions, because a build writes it differently: a guard, an action or an input that computes something else is not noticed. Fixed values are noticed.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventOf, statesOf } from '#machines/transitions.ts';
import { guardCombination } from '../chart/guardText.ts';

/** Before the hashes of this kind. Those of the first kind had no prefix, and knew less of the definition. */
const prefix = '2:';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value without what a build may write differently, or a page may compute when it is loaded. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'computed';
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value ?? null;
  const isData = [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isData ? Object.entries(value).map(([name, inner]) => [name, plain(inner)]) : 'object';
}

/** A context may hold the time of loading, so only its names count. */
function shapeOf(value: unknown): unknown {
  return isObject(value) ? Object.keys(value) : plain(value);
}

function describeGuard(guard: unknown): unknown {
  const combination = guardCombination(guard);
  if (combination !== null) return [combination.kind, combination.guards.map(describeGuard), plain(combination.state)];
  if (typeof guard === 'string') return guard;
  return isObject(guard) && 'type' in guard ? [guard.type, plain(guard.params)] : 'inline';
}

/** What XState's own actions have apart from functions. */
const ownMembers = ['event', 'assignment', 'delay', 'id', 'sendId', 'target', 'src', 'value'];

function describeAction(action: unknown): unknown {
  if (typeof action === 'string') return action;
  if (typeof action === 'function' && 'type' in action) {
    const members = Object.fromEntries(Object.entries(action));
    return [action.type, ...ownMembers.map((name) => plain(members[name]))];
  }
  return isObject(action) && 'type' in action ? [action.type, plain(action.params)] : 'inline';
}

function describeActions(actions: unknown): unknown[] {
  if (actions === undefined || actions === null) return [];
  return Array.isArray(actions) ? actions.map(describeAction) : [describeAction(actions)];
}

function describeTransition(transition: AnyTransitionDefinition): unknown {
  return [
    eventOf(transition),
    transition.guard === undefined ? null : describeGuard(transition.guard),
    transition.target?.map(({ id }) => id) ?? null,
    describeActions(transition.actions),
    transition.reenter,
  ];
}

function describeState(node: AnyStateNode): unknown {
  const { target, output, context }: { target?: unknown; output?: unknown; context?: unknown } = node.config;
  const initial = node.type === 'compound' ? node.initial : null;
  return [
    node.id,
    node.type,
    node.type === 'history' ? [node.history || 'shallow', plain(target)] : null,
    initial && [initial.target.map(({ id }) => id), describeActions(initial.actions)],
    node.tags,
    describeActions(node.config.entry),
    describeActions(node.config.exit),
    node.invoke.map(({ id, src, input }) => [id, typeof src === 'string' ? src : 'inline', plain(input)]),
    [plain(output), shapeOf(context)],
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(describeTransition),
  ];
}

/** The times of the delays that have a name. */
function describeDelays({ implementations }: AnyStateMachine): unknown {
  return Object.entries(implementations.delays).map(([name, delay]) => [name, plain(delay)]);
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), 64 bits: it has to tell versions apart, not to resist anybody. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
}

const hashes = new WeakMap<AnyStateMachine, string>();

/** The hash of a machine: `2:` and 16 hexadecimal digits, the same on every build of the same definition, also with other actors, guards and actions provided. */
export function definitionHash(machine: AnyStateMachine): string {
  const known = hashes.get(machine);
  if (known !== undefined) return known;
  const hash = prefix + hashText(JSON.stringify([describeDelays(machine), statesOf(machine).map(describeState)]));
  hashes.set(machine, hash);
  return hash;
}

/** Whether a recorded hash is of another definition. A hash of another kind doesn't tell. */
export function isOtherDefinition(recorded: string | undefined, machine: AnyStateMachine): boolean {
  return recorded !== undefined && recorded.startsWith(prefix) && recorded !== definitionHash(machine);
}
