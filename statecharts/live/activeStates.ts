// Computes what a state value means on the chart: the active states, and the transitions that can be taken.
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { nameOf } from '#machines/transitions.ts';

/** The active states and their ancestors; empty for a value from another build of the machine. */
export function activeNodes(machine: AnyStateMachine, value: StateValue): readonly AnyStateNode[] {
  const nodes: AnyStateNode[] = [machine.root];
  function add(node: AnyStateNode, inside: StateValue | undefined): boolean {
    if (inside === undefined) return true;
    const children = typeof inside === 'string' ? { [inside]: undefined } : inside;
    return Object.entries(children).every(([key, deeper]) => {
      const child: AnyStateNode | undefined = node.states[key];
      if (!child) return false;
      nodes.push(child);
      return add(child, deeper);
    });
  }
  return add(machine.root, value) ? nodes : [];
}

/** The names of the transitions out of these states. A guard that depends on the context may still refuse some of them. */
export function possibleTransitions(nodes: readonly AnyStateNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodes)
    for (const [event, transitions] of node.transitions) {
      // If an inner state handles the event unconditionally, its ancestors never do.
      const isTaken = nodes.some(
        (other) =>
          other !== node &&
          other.id.startsWith(`${node.id}.`) &&
          (other.transitions.get(event) ?? []).some(({ guard }) => guard === undefined),
      );
      if (!isTaken) for (const transition of transitions) names.add(nameOf(transition));
    }
  return names;
}
