// A chart as a state diagram of Mermaid, which code hosts draw in their pages.
import type { Chart, ChartState } from './chart.ts';
import { mermaidId, mermaidLines, mermaidText } from './mermaidText.ts';
import { stateLines, transitionText } from './chartText.ts';

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** The lines of a state: its actions, and the transitions that stay in it. */
function linesOf(chart: Chart, state: ChartState): string[] {
  const staying = chart.transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);
  return [...stateLines(state), ...new Set(staying.map((transition) => `${transitionText(transition)} stays`))];
}

function nameOf({ key, history }: ChartState): string {
  return history === null ? key : history === 'deep' ? 'H*' : 'H';
}

/** Whether a state lies in another: Mermaid cannot draw an arrow to it from the other's frame. */
function isInside(state: ChartState | undefined, outer: ChartState): boolean {
  if (!state || state === outer) return false;
  return outer.parent === null || state.path.startsWith(`${outer.path}.`);
}

/** Stands for the content of a state: transitions from the state itself to an inner one begin here. */
function anyStateIn(state: ChartState): string {
  return `${mermaidId(state)}$any`;
}

/** A state within the one around it: its name and lines, what lies in it, and its end. */
function drawState(chart: Chart, state: ChartState): string[] {
  const id = mermaidId(state);
  const lines = [nameOf(state), ...linesOf(chart, state)];
  // The head of a state with others in it has room for one line.
  if (state.children.length > 0) {
    return [`state "${mermaidText(lines.join(' · '))}" as ${id} {`, ...indent(drawChildren(chart, state)), '}'];
  }
  const opening = `state "${mermaidLines(lines)}" as ${id}`;
  return state.type === 'final' ? [opening, `${id} --> [*]`] : [opening];
}

/** The machine is a frame around its states where there is something to say of it as a whole. */
function drawRoot(chart: Chart): string[] {
  const { root, transitions } = chart;
  const isFramed =
    root.children.length === 0 ||
    root.type === 'parallel' ||
    linesOf(chart, root).length > 0 ||
    transitions.some(({ targets }) => targets.includes(root.id));
  return isFramed ? drawState(chart, root) : drawChildren(chart, root);
}

/** What lies in a state: side by side with a line between, or with a beginning. */
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

/** The source of a Mermaid diagram: every state, and every transition by what sets it off. */
export function toMermaid(chart: Chart): string {
  const lines = [...drawRoot(chart), ...drawArrows(chart)];
  return ['stateDiagram-v2', ...indent(lines), ''].join('\n');
}
