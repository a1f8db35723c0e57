// Finds the machines that a module exports.
import type { AnyStateMachine } from 'xstate';

/** Recognized by their shape, because a project may have an XState of its own. */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'root', 'config', 'implementations', 'provide'].every((property) => property in value)
  );
}

/** Why a module without machines has none: completes `app/cupMachine.ts …: `. */
export function whyNoMachine(exported: Readonly<Record<string, unknown>>): string {
  const functions = Object.entries(exported).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  if (functions.length === 0) return 'it exports no machine';
  return `it exports no machine, and its functions are not called (${functions.join(', ')}); export a machine that one of them makes`;
}

/** Each machine once, even if it is exported under several names or with other actors. */
export function machinesIn(exported: Readonly<Record<string, unknown>>): AnyStateMachine[] {
  const machines = Object.values(exported).filter(isMachine);
  return machines.filter((machine, at) => machines.findIndex(({ config }) => config === machine.config) === at);
}
