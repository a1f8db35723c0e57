// Writes a chart as a Mermaid state diagram, which code hosts render in their pages.
import type { Chart, ChartState } from './chart.ts';
import { mermaidId, mermaidLines, mermaidText } from './mermaidText.ts';
import { stateLines, transitionText } from './chartText.ts';

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** The lines in the box of a state: its actions, and the transitions that stay in it. */
function linesOf(chart: Chart, state: ChartState): string[] {
  const staying = chart.transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);
  return [...stateLines(state), ...new Set(staying.map((transition) => `${transitionText(transition)} stays`))];
}

function nameOf({ key, history }: ChartState): string {
  return history === null ? key : history === 'deep' ? 'H*' : 'H';
}

/** Whether a state is inside another. Mermaid can't draw an arrow from the frame of the outer state to it. */
function isInside(state: ChartState | undefined, outer: ChartState): boolean {
  if (!state || state === outer) return false;
  return outer.parent === null || state.path.startsWith(`${outer.path}.`);
}

/** A placeholder for any state inside a state: transitions from the outer state to an inner one start here. */
function anyStateIn(state: ChartState): string {
  return `${mermaidId(state)}$any`;
}

/** A nested state: its name and lines, its children, and its final state. */
function drawState(chart: Chart, state: ChartState): string[] {
  const id = mermaidId(state);
  const lines = [nameOf(state), ...linesOf(chart, state)];
  // The head of a compound state has room for one line only.
  if (state.children.length > 0) {
    return [`state "${mermaidText(lines.join(' · '))}" as ${id} {`, ...indent(drawChildren(chart, state)), '}'];
  }
  const opening = `state "${mermaidLines(lines)}" as ${id}`;
  return state.type === 'final' ? [opening, `${id} --> [*]`] : [opening];
}

/** Renders the machine as a frame around its states if it has actions or transitions of its own. */
function drawRoot(chart: Chart): string[] {
  const { root, transitions } = chart;
  const isFramed =
    root.children.length === 0 ||
    root.type === 'parallel' ||
    linesOf(chart, root).length > 0 ||
    transitions.some(({ targets }) => targets.includes(root.id));
  return isFramed ? drawState(chart, root) : drawChildren(chart, root);
}

/** The children of a state: parallel ones separated by a line, others with an initial state. */
function drawChildren(chart: Chart, state: ChartState): string[] {
  const { id, type, initial, children } = state;
  if (type === 'parallel') {
    return children.flatMap((child, at) => [...(at > 0 ? ['--'] : []), ...drawState(chart, child)]);
  }
  const first = children.find((child) => child.id === initial);
  const isLedInside = chart.transitions.some(
    ({ source, targets }) => source === id && targets.some((target) => isInside(chart.states.get(target), state)),
  );
  return [
    ...(first ? [`[*] --> ${mermaidId(first)}`] : []),
    ...(isLedInside ? [`state "any state" as ${anyStateIn(state)}`] : []),
    ...children.flatMap((child) => drawState(chart, child)),
  ];
}

/** One arrow for all transitions between the same two states, which keeps the diagram readable. */
function drawArrows(chart: Chart): string[] {
  const arrows = new Map<string, string[]>();
  const draw = (from: string, to: string, text: string) => {
    const [source, target] = [chart.states.get(from), chart.states.get(to)];
    if (!source || !target) return;
    const start = source.type === 'compound' && isInside(target, source) ? anyStateIn(source) : mermaidId(source);
    const arrow = `${start} --> ${mermaidId(target)}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), text]);
  };
  for (const transition of chart.transitions) {
    for (const target of transition.targets) draw(transition.source, target, transitionText(transition));
  }
  for (const { id, historyDefault } of chart.states.values()) {
    if (historyDefault !== null) draw(id, historyDefault, 'nothing remembered');
  }
  return [...arrows].map(([arrow, texts]) => `${arrow} : ${texts.map(mermaidText).join('<br/>')}`);
}

/** The source of a Mermaid diagram with all states, and all transitions with their triggers. */
export function toMermaid(chart: Chart): string {
  const lines = [...drawRoot(chart), ...drawArrows(chart)];
  return ['stateDiagram-v2', ...indent(lines), ''].join('\n');
}
