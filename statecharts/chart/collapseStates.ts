// Collapses states of a chart, which hides the states inside them.
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** Whether a state can be collapsed or is collapsed; the machine itself always shows its states. */
export function isCollapsible({ parent, children, hidden }: ChartState): boolean {
  return parent !== null && (children.length > 0 || hidden !== undefined);
}

/** The number of states inside `state`, at any depth. */
function countInside({ children }: ChartState): number {
  return children.reduce((sum, child) => sum + 1 + countInside(child), 0);
}

/**
 * Returns `chart` with these states collapsed: their descendants are removed, and transitions from or to a hidden state start or end at the collapsed one.
 * Transitions inside one collapsed state are removed. Unknown ids, leaf states and the machine itself are ignored.
 */
export function collapseStates(chart: Chart, collapsed: ReadonlySet<string>): Chart {
  const states = new Map<string, ChartState>();
  /** The collapsed state for the id of each hidden state. */
  const hiddenIn = new Map<string, string>();
  const hide = (state: ChartState, by: string) => {
    hiddenIn.set(state.id, by);
    for (const child of state.children) hide(child, by);
  };
  const show = (state: ChartState): ChartState => {
    const isCollapsed = collapsed.has(state.id) && isCollapsible(state);
    // Set before its children are visited, so that the map keeps parents before children.
    states.set(state.id, state);
    const shown = isCollapsed
      ? { ...state, children: [], initial: null, initialActions: [], hidden: countInside(state) }
      : { ...state, children: state.children.map((child) => show(child)) };
    if (isCollapsed) for (const child of state.children) hide(child, state.id);
    states.set(state.id, shown);
    return shown;
  };
  const root = show(chart.root);
  if (hiddenIn.size === 0) return chart;

  const shownId = (id: string) => hiddenIn.get(id) ?? id;
  const transitions = chart.transitions.flatMap((transition): ChartTransition[] => {
    const source = shownId(transition.source);
    const targets = [...new Set(transition.targets.map(shownId))];
    const isHidden = source !== transition.source || targets.some((target) => !transition.targets.includes(target));
    if (isHidden && targets.every((target) => target === source)) return [];
    return [{ ...transition, source, targets }];
  });
  return { ...chart, root, states, transitions };
}

/** The ids of all states that can be collapsed. */
export function collapsibleStates({ states }: Chart): string[] {
  return [...states.values()].filter(isCollapsible).map(({ id }) => id);
}

/** The ids of the states around the state `id`, the innermost first. */
export function statesAround(chart: Chart, id: string): string[] {
  const parent = chart.states.get(id)?.parent ?? null;
  return parent === null ? [] : [parent, ...statesAround(chart, parent)];
}
