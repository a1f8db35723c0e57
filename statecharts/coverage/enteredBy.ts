// Which states a transition enters, as far as the chart alone can tell: it does not know what a history state remembers.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** From the state up to the machine. */
function withAncestors(chart: Chart, id: string): ChartState[] {
  const state = chart.states.get(id);
  if (state === undefined) return [];
  return [state, ...(state.parent === null ? [] : withAncestors(chart, state.parent))];
}

/** The states from below the domain down to this one. */
function wayTo(chart: Chart, id: string, domain: string | null): ChartState[] {
  const line = withAncestors(chart, id);
  const end = line.findIndex((state) => state.id === domain);
  return end === -1 ? line : line.slice(0, end);
}

/** The state that is not left, because the transition happens inside it; null where even the machine begins anew. */
function domainOf(chart: Chart, { source, targets, reenter }: ChartTransition): string | null {
  const holdsAll = ({ id }: ChartState) =>
    targets.every((target) => withAncestors(chart, target).some((state) => state.id === id));
  const [own, ...others] = withAncestors(chart, source);
  if (own !== undefined && !reenter && holdsAll(own)) return own.id;
  return others.find(holdsAll)?.id ?? null;
}

/** Adds the children that a state begins with, and what they begin with, but where one of them is entered already. */
function addBeginnings(chart: Chart, state: ChartState, entered: Map<string, ChartState>): void {
  const isEntered = ({ id }: ChartState) => entered.has(id);
  const initial = state.initial === null || state.children.some(isEntered) ? [] : wayTo(chart, state.initial, state.id);
  const regions = state.children.filter((child) => child.type !== 'history' && !isEntered(child));
  // The innermost first: what is around it has nothing to begin with then.
  for (const below of state.type === 'parallel' ? regions : initial) add(chart, below, entered);
}

function add(chart: Chart, state: ChartState, entered: Map<string, ChartState>): void {
  entered.set(state.id, state);
  addBeginnings(chart, state, entered);
}

/** The ids of the states that are entered when the machine starts. */
export function enteredAtStart(chart: Chart): string[] {
  const entered = new Map<string, ChartState>();
  add(chart, chart.root, entered);
  return [...entered.keys()];
}

/** The ids of the states that the transition enters; of a history state itself, and no further. */
export function enteredBy(chart: Chart, transition: ChartTransition): string[] {
  if (transition.targets.length === 0) return [];
  const domain = domainOf(chart, transition);
  const entered = new Map<string, ChartState>();
  for (const target of transition.targets)
    for (const state of wayTo(chart, target, domain)) entered.set(state.id, state);
  // Inside a state that leads to itself, what it begins with is entered.
  const domainState = domain === null ? undefined : chart.states.get(domain);
  const around = domainState && transition.targets.includes(domainState.id) ? [domainState] : [];
  for (const state of [...entered.values(), ...around]) addBeginnings(chart, state, entered);
  return [...entered.keys()];
}
