// How much room the box of a state takes for what is written in it.
import type { Chart, ChartState } from '../../chart/chart.ts';
import { type Block, smallText, stack } from './block.ts';
import { stateLabels } from './labels.ts';
import { cutToWidth, textWidth } from './textWidth.ts';
import { drawingTexts } from '../drawingTexts.ts';

/** In pixels, on the drawing at 100 %. */
export const box = {
  nameSize: 12.5,
  /** Left and right of what is written. */
  side: 12,
  /** The row of the name, with what is above it: at the smallest zoom that is chosen, a target of 24 px above the transitions in the box. */
  head: 33,
  /** Below the last line. */
  foot: 8,
  /** Wide enough for most of what is written, narrow enough for a few boxes beside each other. */
  room: 190,
  leastWidth: 72,
  /** Between what is around the children of a state and them. */
  inset: 16,
};

export interface StateBox {
  readonly name: string;
  /** Beside the name, or below it where there is no room. */
  readonly tags: string;
  readonly tagsBelow: boolean;
  readonly tagsLeft: number;
  /** What is written below the name, and how far down. */
  readonly block: Block;
  readonly blockTop: number;
  /** How large the box is without children; with children, how large its head is. */
  readonly width: number;
  readonly height: number;
}

const gapBeforeTags = 8;
/** For the button that collapses the state. */
const collapseRoom = 18;

/** What stands beside the name: the tags, and how many states a collapsed one hides. */
function notesOf({ tags, hidden }: ChartState): string {
  return [
    ...(tags.length > 0 ? [drawingTexts.tags(tags)] : []),
    ...(hidden === undefined ? [] : [drawingTexts.hidden(hidden)]),
  ].join(' · ');
}

/** What is written in the box of `state`. */
export function stateBox(state: ChartState, chart: Chart): StateBox {
  const name = cutToWidth(state.key, box.nameSize, box.room);
  const nameWidth = textWidth(name, box.nameSize, 'medium');
  const tags = cutToWidth(notesOf(state), 11, box.room);
  const beside = nameWidth + gapBeforeTags + textWidth(tags, 11);
  const tagsBelow = tags !== '' && beside > box.room;
  const block = stack(stateLabels(state, chart), box.room);
  const collapse = state.children.length > 0 || state.hidden !== undefined ? collapseRoom : 0;
  const nameRow = (tags === '' || tagsBelow ? nameWidth : beside) + collapse;
  const headWidth = tagsBelow ? Math.max(nameRow, textWidth(tags, 11)) : nameRow;
  return {
    name,
    tags,
    tagsBelow,
    tagsLeft: tagsBelow ? 0 : nameWidth + gapBeforeTags,
    block,
    blockTop: box.head - 2 + (tagsBelow ? smallText.row : 0),
    width: Math.ceil(Math.max(box.leastWidth, Math.max(headWidth, block.width) + 2 * box.side)),
    height: box.head + (tagsBelow ? smallText.row : 0) + (block.height > 0 ? block.height + box.foot - 2 : 2),
  };
}
