// A chart as a nested outline: every state below its parent, with its actions, actors and transitions.
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { actionsText, stateLines, stateText, stateTextOf, transitionText } from './chartText.ts';

export interface OutlinedTransition {
  /** The transition's name in the chart. */
  readonly name: string;
  /** `confirm [hasProblem]` */
  readonly text: string;
  /** The paths of its target states; empty if the machine stays in its state. */
  readonly targets: readonly string[];
  /** Whether the transition exits and re-enters its targets if they are active. */
  readonly reenter: boolean;
  /** `/ clearMessage`; empty if it has no actions. */
  readonly actions: string;
  readonly description: string | null;
}

export interface OutlinedState {
  readonly id: string;
  /** The state's path; for the machine itself, its id. */
  readonly name: string;
  /** Such as `begins here`, `final`, `tag unsaved`. */
  readonly notes: readonly string[];
  readonly description: string | null;
  /** Such as `invoke save`, `entry beginAttempt`. */
  readonly lines: readonly string[];
  readonly transitions: readonly OutlinedTransition[];
  readonly children: readonly OutlinedState[];
}

/** The kind of a state unless it is an ordinary one. */
function kindOf(chart: Chart, { type, history, historyDefault }: ChartState): string[] {
  if (type !== 'history') return type === 'final' || type === 'parallel' ? [type] : [];
  const fallback = historyDefault === null ? undefined : chart.states.get(historyDefault);
  return [`${history ?? 'shallow'} history${fallback ? `, else ${stateText(fallback)}` : ''}`];
}

function outlineTransition(chart: Chart, transition: ChartTransition): OutlinedTransition {
  const { name, targets, actions, description, reenter } = transition;
  return {
    name,
    text: transitionText(transition),
    targets: targets.map((id) => stateTextOf(chart, id)),
    reenter,
    actions: actionsText(actions),
    description,
  };
}

function outlineState(chart: Chart, state: ChartState): OutlinedState {
  const parent = state.parent === null ? undefined : chart.states.get(state.parent);
  return {
    id: state.id,
    name: stateText(state),
    notes: [
      ...(parent?.initial === state.id ? ['begins here'] : []),
      ...kindOf(chart, state),
      ...state.tags.map((tag) => `tag ${tag}`),
    ],
    description: state.description,
    lines: stateLines(state),
    transitions: chart.transitions
      .filter(({ source }) => source === state.id)
      .map((transition) => outlineTransition(chart, transition)),
    children: state.children.map((child) => outlineState(chart, child)),
  };
}

/** The outline of a chart, starting with the machine. */
export function outlineOf(chart: Chart): OutlinedState {
  return outlineState(chart, chart.root);
}
