// Observes every actor of a machine in this realm, whoever creates it. XState lets only the creator of an actor or its system inspect it,
// but every actor asks its machine for the first snapshot and hands over its system then.
import { StateMachine, type AnyActorScope, type InspectionEvent } from 'xstate';
import { nameOf, transitionsIn } from '#machines/transitions.ts';
import type { TakenTransitions } from './countTransitions.ts';

type System = AnyActorScope['system'];

/** What of the machine is called with a system: its methods are bound as it is made, so they have to be wrapped before. */
interface Wrapped {
  getInitialSnapshot: (this: Named, scope: AnyActorScope, input?: unknown) => unknown;
  restoreSnapshot: (this: Named, snapshot: unknown, scope: AnyActorScope) => unknown;
}

interface Named {
  readonly id: string;
}

function takenIn(event: InspectionEvent): TakenTransitions | null {
  const taken = transitionsIn(event);
  const [first] = taken;
  if (first === undefined) return null;
  return { machine: first.source.machine.id, transitions: taken.map((transition) => nameOf(transition)) };
}

/** Tells of every actor of a machine that starts from here on, and of each transition it takes. Returns how to end it. */
export function watchMachines(onTaken: (walked: TakenTransitions) => void): () => void {
  const watched = new WeakSet<System>();
  const watch = ({ system }: AnyActorScope): void => {
    if (watched.has(system)) return;
    watched.add(system);
    system.inspect((event) => {
      const taken = takenIn(event);
      if (taken !== null) onTaken(taken);
    });
  };
  const machine = StateMachine.prototype as unknown as Wrapped;
  const { getInitialSnapshot, restoreSnapshot } = machine;
  machine.getInitialSnapshot = function (scope, input) {
    watch(scope);
    onTaken({ machine: this.id, transitions: [] });
    return getInitialSnapshot.call(this, scope, input);
  };
  machine.restoreSnapshot = function (snapshot, scope) {
    watch(scope);
    return restoreSnapshot.call(this, snapshot, scope);
  };
  return () => Object.assign(machine, { getInitialSnapshot, restoreSnapshot });
}
