// Observes every actor of every machine in this realm. XState lets only the creator of an actor or system inspect it; however, every actor asks its machine for
// the initial snapshot and passes its system.
import { StateMachine, type AnyActorScope, type InspectionEvent } from 'xstate';
import { nameOf, transitionsIn } from '#machines/transitions.ts';
import type { TakenTransitions } from './countTransitions.ts';

type System = AnyActorScope['system'];

/** The machine's methods that are called with a system. They are bound in the constructor, so they have to be wrapped before it runs. */
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

/** Reports every machine actor that starts from now on, and each of its transitions. Returns a function that stops it. */
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
