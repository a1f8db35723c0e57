// Words set in rows: what stands on a line between two states, and what stands below the name of a state.
import { cutToWidth, textWidth } from './textWidth.ts';

/** In pixels, on the drawing at 100 %. */
export const smallText = { size: 11, row: 16 };

/** Words in one tone. Guards and what a state does stand back behind events. */
export interface Run {
  readonly text: string;
  readonly tone: 'plain' | 'faint';
}

/** Words that belong together, as they are wrapped: a transition, or a line that tells of the state itself. */
export interface BlockItem {
  /** The name of the transition; null where it is none. */
  readonly transition: string | null;
  /** From the top left of the block. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (readonly Run[])[];
}

export interface Block {
  readonly width: number;
  readonly height: number;
  readonly items: readonly BlockItem[];
}

/** Words that are to be set: between any two runs a row may end. */
export interface Words {
  readonly transition: string | null;
  readonly runs: readonly Run[];
}

const space = textWidth(' ', smallText.size);
/** Between two transitions on one row stands a dot. */
const separator = textWidth(' · ', smallText.size);
/** So that the second row of an item is not taken for another item. */
const indent = 8;

const widthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, { text }) => sum + textWidth(text, smallText.size) + space, -space);

/** One run may be so much wider than the room before it is cut. */
const tolerance = 1.6;

/** The runs in rows of `room`. */
function wrap(runs: readonly Run[], room: number): Run[][] {
  const rows: Run[][] = [];
  for (const { text, tone } of runs) {
    const row = rows.at(-1);
    const run = { text: cutToWidth(text, smallText.size, room * tolerance), tone };
    if (row && widthOf([...row, run]) <= room - (rows.length > 1 ? indent : 0)) row.push(run);
    else rows.push([run]);
  }
  return rows;
}

function itemOf({ transition, runs }: Words, room: number): BlockItem {
  const rows = wrap(runs, room);
  const widths = rows.map((row, index) => widthOf(row) + (index > 0 ? indent : 0));
  return { transition, x: 0, y: 0, width: Math.max(...widths), height: rows.length * smallText.row, rows };
}

/** Each below the other. */
export function stack(words: readonly Words[], room: number): Block {
  const items: BlockItem[] = [];
  let y = 0;
  for (const each of words) {
    const item = itemOf(each, room);
    items.push({ ...item, y });
    y += item.height;
  }
  return { width: Math.max(0, ...items.map(({ width }) => width)), height: y, items };
}

/** Side by side as long as there is room: `save · retry`. */
export function flow(words: readonly Words[], room: number): Block {
  const items: BlockItem[] = [];
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const each of words) {
    const item = itemOf(each, room);
    const beside = x > 0 && item.rows.length === 1 && rowHeight === smallText.row && x + separator + item.width <= room;
    if (beside) x += separator;
    else {
      x = 0;
      y += rowHeight;
    }
    items.push({ ...item, x, y });
    x += item.width;
    rowHeight = item.height;
  }
  return { width: Math.max(0, ...items.map((item) => item.x + item.width)), height: y + rowHeight, items };
}
