// What a state means on the chart: the states that are lit, and the transitions that can be taken from there.
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { nameOf } from '#machines/transitions.ts';

/** The states a machine is in, those around them included; empty for a value of another build of the machine. */
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

/** The names of the transitions of these states. What only the context decides (a guard) may still refuse one of them. */
export function possibleTransitions(nodes: readonly AnyStateNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodes)
    for (const [event, transitions] of node.transitions) {
      // A state inside that takes the event in any case leaves nothing of it to those around it.
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
