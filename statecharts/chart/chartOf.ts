// Converts an XState machine into a chart.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { definitionsOf, nameOf } from '#machines/transitions.ts';
import { actionNames } from './actionNames.ts';
import type { Chart, ChartInvoke, ChartState, ChartTransition } from './chart.ts';
import { guardText } from './guardText.ts';
import { triggerOf } from './triggerOf.ts';

function invokesOf(node: AnyStateNode): ChartInvoke[] {
  return node.invoke.map(({ id, src }) => {
    const source: unknown = src;
    // XState makes up names for what has none.
    return { id, source: typeof source === 'string' && !source.startsWith('xstate.invoke.') ? source : 'inline' };
  });
}

/** The id of a history state's default target: a sibling, a state below a sibling, or any state by its id. */
function historyDefaultOf(node: AnyStateNode): string | null {
  const { target }: { target?: unknown } = node.config;
  if (node.type !== 'history' || typeof target !== 'string') return null;
  if (target.startsWith('#')) return target.slice(1);
  const way = target.split('.');
  return way.reduce<AnyStateNode | undefined>((found, key) => found?.states[key], node.parent)?.id ?? null;
}

function stateOf(node: AnyStateNode): ChartState {
  const initial = node.type === 'compound' ? node.initial : null;
  return {
    id: node.id,
    key: node.key,
    path: node.path.join('.'),
    type: node.type,
    history: node.type === 'history' ? node.history || 'shallow' : null,
    parent: node.parent?.id ?? null,
    children: Object.values(node.states).map((child) => stateOf(child)),
    initial: initial?.target[0]?.id ?? null,
    initialActions: actionNames(initial?.actions),
    historyDefault: historyDefaultOf(node),
    tags: node.tags,
    description: node.description ?? null,
    // Read from the config, because XState adds the actions that start and cancel delays to the node's own lists.
    entry: actionNames(node.config.entry),
    exit: actionNames(node.config.exit),
    invokes: invokesOf(node),
  };
}

function withChildren(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap((child) => withChildren(child))];
}

function transitionOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartTransition {
  return {
    name: nameOf(transition),
    source: transition.source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
    trigger: triggerOf(machine, transition),
    guard: transition.guard === undefined ? null : guardText(transition.guard),
    actions: actionNames(transition.actions),
    description: transition.description ?? null,
    reenter: transition.reenter,
  };
}

/** The chart of a machine: everything that its config says, and the values of its delays. */
export function chartOf(machine: AnyStateMachine): Chart {
  const root = stateOf(machine.root);
  return {
    id: machine.id,
    root,
    states: new Map(withChildren(root).map((state) => [state.id, state])),
    transitions: definitionsOf(machine).map((transition) => transitionOf(machine, transition)),
  };
}
