// Converts a laid out chart into React Flow nodes, in keyboard order: a state, its outgoing transitions, its children.
import type { Node } from '@xyflow/react';
import { isRegion, type ChartLayout, type LaidLabel, type LaidState, type Rect } from './layout/chartLayout.ts';

export type GroundNode = Node<{ laid: LaidState; isRegion: boolean }, 'ground'>;
export type StateNode = Node<{ laid: LaidState }, 'state'>;
export type LabelNode = Node<{ label: LaidLabel }, 'label'>;
export type DotNode = Node<Record<string, never>, 'dot'>;
export type FlowNode = GroundNode | StateNode | LabelNode | DotNode;

/** The stacking order of nodes: the lines are between them, see ChartLines.module.css. */
const layers = { ground: 0, dot: 2, head: 2, state: 3, label: 4 };

const placeOf = ({ x, y, width, height }: Rect) => ({ position: { x, y }, width, height });

/** The ids of the nodes. States have their own ids. */
export const nodeOfLine = (line: string) => `label ${line}`;

function nodesOfState(laid: LaidState, layout: ChartLayout): FlowNode[] {
  const { state, box } = laid;
  if (state.children.length === 0) {
    return [{ id: state.id, type: 'state', ...placeOf(laid), zIndex: layers.state, data: { laid } }];
  }
  const ground = { laid, isRegion: isRegion(laid, layout) };
  return [
    { id: `ground ${state.id}`, type: 'ground', ...placeOf(laid), zIndex: layers.ground, data: ground },
    { id: state.id, type: 'state', ...placeOf({ ...laid, height: box.height }), zIndex: layers.head, data: { laid } },
  ];
}

/** The labels on the lines that leave a state. */
function labelsOf(state: string, { lines }: ChartLayout): LabelNode[] {
  return lines.flatMap(({ id, source, label }): LabelNode[] =>
    source !== state || label === null
      ? []
      : [{ id: nodeOfLine(id), type: 'label', ...placeOf(label), zIndex: layers.label, data: { label } }],
  );
}

/** Labels for screen readers: React Flow says "node", this says "state". */
const silent = { domAttributes: { 'aria-roledescription': undefined } };

/** All nodes of the chart; lines are drawn separately. */
export function flowNodes(layout: ChartLayout): FlowNode[] {
  const dots = layout.dots.map((dot): DotNode => ({
    id: `dot ${dot.id}`,
    type: 'dot',
    ...placeOf(dot),
    zIndex: layers.dot,
    data: {},
  }));
  const states = layout.states.flatMap((laid) => [...nodesOfState(laid, layout), ...labelsOf(laid.state.id, layout)]);
  return [...dots, ...states].map((node) => ({ ...node, ...silent }));
}
