// Lays out labels in rows: those on a line between two states, and those below the name of a state.
import { cutToWidth, textWidth } from './textWidth.ts';

/** In pixels at 100 % zoom. */
export const smallText = { size: 11, row: 16 };

/** A piece of text in one tone. Guards and actions are fainter than events. */
export interface Run {
  readonly text: string;
  readonly tone: 'plain' | 'faint';
}

/** A positioned label: a transition, or an invoke, entry or exit of the state. */
export interface BlockItem {
  /** The name of the transition; null for other labels. */
  readonly transition: string | null;
  /** Relative to the top left of the block. */
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

/** A label before layout: a row may end after each run. */
export interface Label {
  readonly transition: string | null;
  readonly runs: readonly Run[];
}

const space = textWidth(' ', smallText.size);
/** A dot separates two transitions in one row. */
const separator = textWidth(' · ', smallText.size);
/** Indents further rows of an item, so that they do not look like another item. */
const indent = 8;

const widthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, { text }) => sum + textWidth(text, smallText.size) + space, -space);

/** A run may exceed the available width by this much before it is cut. */
const tolerance = 1.6;

/** Wraps the runs into rows of width `room`. */
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

function itemOf({ transition, runs }: Label, room: number): BlockItem {
  const rows = wrap(runs, room);
  const widths = rows.map((row, index) => widthOf(row) + (index > 0 ? indent : 0));
  return { transition, x: 0, y: 0, width: Math.max(...widths), height: rows.length * smallText.row, rows };
}

/** Places labels below each other. */
export function stack(labels: readonly Label[], room: number): Block {
  const items: BlockItem[] = [];
  let y = 0;
  for (const label of labels) {
    const item = itemOf(label, room);
    items.push({ ...item, y });
    y += item.height;
  }
  return { width: Math.max(0, ...items.map(({ width }) => width)), height: y, items };
}

/** Places labels side by side as long as they fit: `save · retry`. */
export function flow(labels: readonly Label[], room: number): Block {
  const items: BlockItem[] = [];
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const label of labels) {
    const item = itemOf(label, room);
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
