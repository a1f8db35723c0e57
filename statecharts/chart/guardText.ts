// Writes a guard in words: its name in `setup()`, and combinations of guards made by XState's combinators.
import { and, not, or, stateIn } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { paramsText } from './params.ts';

/** A built-in guard of XState is a function with properties that hold its check and its operands. */
interface BuiltInGuard {
  readonly check: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: Parameters<typeof statePath>[0];
}

function isBuiltIn(guard: unknown): guard is BuiltInGuard {
  return typeof guard === 'function' && 'check' in guard;
}

/** Recognized by the name of its check, because a production build renames functions. */
function checkOf(guard: unknown): unknown {
  return isBuiltIn(guard) ? guard.check : null;
}

const checks = { not: checkOf(not('')), and: checkOf(and([])), or: checkOf(or([])), stateIn: checkOf(stateIn('')) };

/** Adds parentheses where the guard is an operand of another one. */
function operand(guard: unknown): string {
  const check = checkOf(guard);
  return check === checks.and || check === checks.or ? `(${guardText(guard)})` : guardText(guard);
}

export interface GuardCombination {
  readonly kind: 'not' | 'and' | 'or' | 'stateIn' | 'other';
  readonly guards: readonly unknown[];
  /** The state of `stateIn`. */
  readonly state: unknown;
}

/** What XState's combinators made of guards; null for any other guard. */
export function guardCombination(guard: unknown): GuardCombination | null {
  if (!isBuiltIn(guard)) return null;
  const kinds = ['not', 'and', 'or', 'stateIn'] as const;
  const kind = kinds.find((each) => checks[each] === guard.check) ?? 'other';
  return { kind, guards: guard.guards ?? [], state: guard.stateValue };
}

function builtInText({ check, guards = [], stateValue }: BuiltInGuard): string {
  if (check === checks.not) return `not ${guards.map(operand).join(' ')}`;
  if (check === checks.and) return guards.map(operand).join(' and ');
  if (check === checks.or) return guards.map(operand).join(' or ');
  return check === checks.stateIn && stateValue !== undefined ? `in ${statePath(stateValue)}` : 'inline';
}

/** `hasProblem`, `not hasProblem`, `mayLeave and (isSaved or isEmpty)`, `in saving.settled`; `inline` for a function without a name. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (isBuiltIn(guard)) return builtInText(guard);
  if (typeof guard === 'function') return ['', 'guard'].includes(guard.name) ? 'inline' : guard.name;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    return String(guard.type) + ('params' in guard ? paramsText(guard.params) : '');
  }
  return 'inline';
}
