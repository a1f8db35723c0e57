// Generates a machine of any size, the same for the same numbers, to measure the drawing and the lists.
import { createMachine, type AnyStateMachine } from 'xstate';

interface GeneratedNode {
  readonly id: string;
  readonly type?: 'parallel' | 'final';
  readonly on: Record<string, { target: string }>;
  readonly states: Record<string, GeneratedNode>;
  initial?: string;
}

/** The number of children of each compound state. */
const breadth = 5;
/** Steps without a common factor, so that the transitions are spread over all states. */
const [sourceStep, targetStep] = [7, 31];

/** Every seventh state that has children is parallel. */
function newNode(number: number, states: number): GeneratedNode {
  const isParent = number * breadth + 1 < states;
  return { id: `s${number}`, ...(isParent && number % 7 === 3 ? { type: 'parallel' } : {}), on: {}, states: {} };
}

/**
 * A nested machine with this many states, not counting the machine itself, and this many transitions. Most transitions join neighbours, as in handwritten
 * machines; some cross the whole chart.
 */
export function generateMachine(states: number, transitions: number): AnyStateMachine {
  const nodes = Array.from({ length: states }, (_, index) => newNode(index + 1, states));
  const root: GeneratedNode & { id: string } = { id: 'generated', on: {}, states: {} };
  nodes.forEach((node, index) => {
    const parent = nodes[Math.floor(index / breadth) - 1] ?? root;
    parent.states[node.id] = node;
    if (parent.type !== 'parallel') parent.initial ??= node.id;
  });
  for (let number = 0; number < transitions; number++) {
    const from = (number * sourceStep) % states;
    const to =
      number % 10 === 0 ? (number * targetStep) % states : from - (from % breadth) + ((from + 1 + number) % breadth);
    const [source, target] = [nodes[from], nodes[Math.min(to, states - 1)]];
    if (source && target) source.on[`event.${number}`] = { target: `#${target.id}` };
  }
  return createMachine(root);
}
