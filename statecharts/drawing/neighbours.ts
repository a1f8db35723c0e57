// Finds the position of a state or transition and its neighbours, for the arrow keys and for moving the view.
import type { ChartTransition } from '../chart/chart.ts';
import type { ChartLayout, LaidState, Rect } from './layout/chartLayout.ts';

const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Arrow = keyof typeof arrows;

/** Whether a key is an arrow key. */
export function isArrow(key: string): key is Arrow {
  return key in arrows;
}

/** One step in the direction of the key. */
export function stepOf(arrow: Arrow): { x: number; y: number } {
  const [x, y] = arrows[arrow];
  return { x, y };
}

/** For a compound state, its head. */
const seen = ({ x, y, width, height, state, box }: LaidState): Rect =>
  state.children.length === 0 ? { x, y, width, height } : { x, y, width: box.width, height: box.height };

/** The position of a state (by its id) or of a transition's label (by its name); null if it isn't drawn. */
export function placeOf(idOrName: string, { states, lines }: ChartLayout): Rect | null {
  const laid = states.find(({ state, box }) =>
    [state.id, ...box.block.items.map(({ transition }) => transition)].includes(idOrName),
  );
  if (laid) return seen(laid);
  return lines.find(({ label }) => label?.block.items.some(({ transition }) => transition === idOrName))?.label ?? null;
}

/** The innermost initial state of the machine; among parallel regions, that of the first. */
export function initialState({ chart }: ChartLayout): string {
  let state = chart.root;
  for (;;) {
    const { children, initial } = state;
    const next = children.find(({ id }) => id === initial) ?? children[0];
    if (next === undefined) return state.id;
    state = next;
  }
}

/**
 * Where a line leads: from a state to its first transition, and from a transition to its target; backwards from a state to the first transition into it, and
 * from a transition to its source. Null where no line goes on.
 */
export function nextOnLine(idOrName: string, way: 'forwards' | 'backwards', { chart }: ChartLayout): string | null {
  const at = chart.transitions.find(({ name }) => name === idOrName);
  if (at) return way === 'forwards' ? (at.targets[0] ?? at.source) : at.source;
  const joins = ({ source, targets }: ChartTransition) =>
    targets.some((target) => target !== source) &&
    (way === 'forwards' ? source === idOrName : targets.includes(idOrName));
  return chart.transitions.find(joins)?.name ?? null;
}

/** The next or previous of the lines that leave the same state as a transition, around in a circle; null for a state, and where there is no other. */
export function siblingTransition(name: string, by: 1 | -1, { chart }: ChartLayout): string | null {
  const at = chart.transitions.find((transition) => transition.name === name);
  if (!at) return null;
  const fork = chart.transitions.filter((transition) => transition.source === at.source);
  const next = fork.at((fork.indexOf(at) + by) % fork.length);
  return next === undefined || next === at ? null : next.name;
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The id of the next state in this direction; states straight ahead count as nearer than states to the side. */
export function neighbourOf(idOrName: string, arrow: Arrow, layout: ChartLayout): string | null {
  const from = placeOf(idOrName, layout);
  if (!from) return null;
  const start = middleOf(from);
  const { x: stepX, y: stepY } = stepOf(arrow);
  const ahead = layout.states.flatMap((laid) => {
    const end = middleOf(seen(laid));
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const forward = dx * stepX + dy * stepY;
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
    return laid.state.id !== idOrName && forward > 4 && aside < 3 * forward
      ? [{ id: laid.state.id, distance: forward + 2 * aside }]
      : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.id ?? null;
}
