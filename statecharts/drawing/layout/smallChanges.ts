// Small changes of charts, as tests and measurements of layouts make them.
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';

function withDescendants(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(withDescendants)];
}

function withStates(chart: Chart, change: (state: ChartState) => ChartState): Chart {
  const changed = (state: ChartState): ChartState => change({ ...state, children: state.children.map(changed) });
  const root = changed(chart.root);
  return { ...chart, root, states: new Map(withDescendants(root).map((state) => [state.id, state])) };
}

/** The transitions that are drawn as lines. */
export function moving({ transitions }: Chart): ChartTransition[] {
  return transitions.filter(({ source, targets }) => targets.some((target) => target !== source));
}

export function withoutTransition(chart: Chart, name: string): Chart {
  return { ...chart, transitions: chart.transitions.filter((transition) => transition.name !== name) };
}

export function withLongGuard(chart: Chart, name: string): Chart {
  const guard = 'hasSomethingToSay and isNotTooLate';
  return {
    ...chart,
    transitions: chart.transitions.map((each) => (each.name === name ? { ...each, guard } : each)),
  };
}

export function withTransition(chart: Chart, source: string, target: string): Chart {
  const transition: ChartTransition = {
    ...{ name: `${source} — add #1 → ${target}`, source, targets: [target], guard: null, actions: [] },
    ...{ trigger: { kind: 'event', type: 'add' }, description: null, reenter: false },
  };
  return { ...chart, transitions: [...chart.transitions, transition] };
}

/** With a longer name of the state `id`, which has no states inside it. */
export function withRenamedState(chart: Chart, id: string): Chart {
  const rename = (each: string) => (each === id ? `${id}Renamed` : each);
  const grown = withStates(chart, (state) => ({
    ...state,
    id: rename(state.id),
    key: state.id === id ? `${state.key}Renamed` : state.key,
    initial: state.initial === null ? null : rename(state.initial),
    historyDefault: state.historyDefault === null ? null : rename(state.historyDefault),
  }));
  const transitions = chart.transitions.map((transition) => ({
    ...transition,
    source: rename(transition.source),
    targets: transition.targets.map(rename),
  }));
  return { ...grown, transitions };
}

/** With one more state beside the state `beside`, to which a transition leads from there. */
export function withStateBeside(chart: Chart, beside: string): Chart {
  const parent = chart.states.get(beside)?.parent ?? null;
  if (parent === null) throw new Error(`There is nothing beside ${beside}`);
  const added: ChartState = {
    ...{ id: `${parent}.added`, key: 'added', path: 'added', type: 'atomic', history: null, parent, children: [] },
    ...{ initial: null, initialActions: [], historyDefault: null, tags: [], description: null },
    ...{ entry: [], exit: [], invokes: [] },
  };
  const grown = withStates(chart, (state) =>
    state.id === parent ? { ...state, children: [...state.children, added] } : state,
  );
  return withTransition(grown, beside, added.id);
}
