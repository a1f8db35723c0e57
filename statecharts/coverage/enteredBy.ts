// Finds the states that a transition enters, from the chart alone, which doesn't know what a history state remembers.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** The state and its ancestors, up to the machine. */
function withAncestors(chart: Chart, id: string): ChartState[] {
  const state = chart.states.get(id);
  if (state === undefined) return [];
  return [state, ...(state.parent === null ? [] : withAncestors(chart, state.parent))];
}

/** The states on the way from below the domain down to this state. */
function wayTo(chart: Chart, id: string, domain: string | null): ChartState[] {
  const line = withAncestors(chart, id);
  const end = line.findIndex((state) => state.id === domain);
  return end === -1 ? line : line.slice(0, end);
}

/** The innermost state that the transition doesn't exit; null if it exits the machine itself. */
function domainOf(chart: Chart, { source, targets, reenter }: ChartTransition): string | null {
  const holdsAll = ({ id }: ChartState) =>
    targets.every((target) => withAncestors(chart, target).some((state) => state.id === id));
  const [own, ...others] = withAncestors(chart, source);
  if (own !== undefined && !reenter && holdsAll(own)) return own.id;
  return others.find(holdsAll)?.id ?? null;
}

/** Adds the initial children of a state, recursively, unless one of its children is entered already. */
function addBeginnings(chart: Chart, state: ChartState, entered: Map<string, ChartState>): void {
  const isEntered = ({ id }: ChartState) => entered.has(id);
  const initial = state.initial === null || state.children.some(isEntered) ? [] : wayTo(chart, state.initial, state.id);
  const regions = state.children.filter((child) => child.type !== 'history' && !isEntered(child));
  // Innermost first: the states around it then have an entered child.
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

/** The ids of the states that the transition enters. A history state counts as entered itself, and its target doesn't. */
export function enteredBy(chart: Chart, transition: ChartTransition): string[] {
  if (transition.targets.length === 0) return [];
  const domain = domainOf(chart, transition);
  const entered = new Map<string, ChartState>();
  for (const target of transition.targets)
    for (const state of wayTo(chart, target, domain)) entered.set(state.id, state);
  // If the transition targets the state inside which it happens, that state's initial children are entered.
  const domainState = domain === null ? undefined : chart.states.get(domain);
  const around = domainState && transition.targets.includes(domainState.id) ? [domainState] : [];
  for (const state of [...entered.values(), ...around]) addBeginnings(chart, state, entered);
  return [...entered.keys()];
}
