// Sees every actor of a machine in this realm, whoever creates it: XState lets an actor be inspected only by who creates it, or by
// its system, and every actor asks its machine for the first snapshot with that system at hand.
import { StateMachine, type AnyActorScope, type InspectionEvent } from 'xstate';
import { nameOf, transitionsIn } from '#machines/transitions.ts';
import type { Walked } from './countWalks.ts';

type System = AnyActorScope['system'];

/** What of the machine is called with a system: its methods are bound as it is made, so they have to be wrapped before. */
interface Wrapped {
  getInitialSnapshot: (this: Named, scope: AnyActorScope, input?: unknown) => unknown;
  restoreSnapshot: (this: Named, snapshot: unknown, scope: AnyActorScope) => unknown;
}

interface Named {
  readonly id: string;
}

function walkedIn(event: InspectionEvent): Walked | null {
  const taken = transitionsIn(event);
  const [first] = taken;
  if (first === undefined) return null;
  return { machine: first.source.machine.id, transitions: taken.map((transition) => nameOf(transition)) };
}

/** Tells of every actor of a machine that starts from here on, and of each transition it takes. Returns how to end it. */
export function watchMachines(onWalked: (walked: Walked) => void): () => void {
  const watched = new WeakSet<System>();
  const watch = ({ system }: AnyActorScope): void => {
    if (watched.has(system)) return;
    watched.add(system);
    system.inspect((event) => {
      const walked = walkedIn(event);
      if (walked !== null) onWalked(walked);
    });
  };
  const machine = StateMachine.prototype as unknown as Wrapped;
  const { getInitialSnapshot, restoreSnapshot } = machine;
  machine.getInitialSnapshot = function (scope, input) {
    watch(scope);
    onWalked({ machine: this.id, transitions: [] });
    return getInitialSnapshot.call(this, scope, input);
  };
  machine.restoreSnapshot = function (snapshot, scope) {
    watch(scope);
    return restoreSnapshot.call(this, snapshot, scope);
  };
  return () => Object.assign(machine, { getInitialSnapshot, restoreSnapshot });
}
