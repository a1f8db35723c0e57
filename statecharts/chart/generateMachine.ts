// A machine as large as one likes, always the same for the same numbers: drawing and lists are measured with it.
import { createMachine, type AnyStateMachine } from 'xstate';

interface GeneratedNode {
  readonly id: string;
  readonly type?: 'parallel' | 'final';
  readonly on: Record<string, { target: string }>;
  readonly states: Record<string, GeneratedNode>;
  initial?: string;
}

/** How many states lie in one. */
const breadth = 5;
/** Steps without a common factor, so that the transitions go everywhere. */
const [sourceStep, targetStep] = [7, 31];

/** Every seventh state with states in it has them side by side. */
function newNode(number: number, states: number): GeneratedNode {
  const isParent = number * breadth + 1 < states;
  return { id: `s${number}`, ...(isParent && number % 7 === 3 ? { type: 'parallel' } : {}), on: {}, states: {} };
}

/**
 * A nested machine with that many states, the machine itself not counted, and that many transitions: most between neighbours, as in machines that
 * people write, some across everything.
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
