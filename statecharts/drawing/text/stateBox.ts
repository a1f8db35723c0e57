// Computes the size of a state's box from the labels inside it.
import type { Chart, ChartState } from '../../chart/chart.ts';
import { type Block, smallText, stack } from './block.ts';
import { stateLabels } from './labels.ts';
import { cutToWidth, textWidth } from './textWidth.ts';
import { drawingTexts } from '../drawingTexts.ts';

/** In pixels at 100 % zoom. */
export const box = {
  nameSize: 12.5,
  /** The padding at the left and right of the labels. */
  side: 12,
  /** The height of the name's row with the space above it: at the smallest zoom used, the name is a target 24 px high above the transitions in the box. */
  head: 33,
  /** The padding below the last row. */
  foot: 8,
  /** The width at which labels wrap: most of them fit, and several boxes fit side by side. */
  room: 190,
  leastWidth: 72,
  /** The gap between a compound state's border and its children. */
  inset: 16,
};

export interface StateBox {
  readonly name: string;
  /** Beside the name, or below it if there is no room. */
  readonly tags: string;
  readonly tagsBelow: boolean;
  readonly tagsLeft: number;
  /** The labels below the name, and their distance from the top. */
  readonly block: Block;
  readonly blockTop: number;
  /** The size of the box; for a compound state, the size of its head. */
  readonly width: number;
  readonly height: number;
}

const gapBeforeTags = 8;
/** The space for the button that collapses the state. */
const collapseRoom = 18;

/** The notes beside the name: the tags, and the number of states hidden by a collapsed one. */
function notesOf({ tags, hidden }: ChartState): string {
  return [
    ...(tags.length > 0 ? [drawingTexts.tags(tags)] : []),
    ...(hidden === undefined ? [] : [drawingTexts.hidden(hidden)]),
  ].join(' · ');
}

/** The content and size of the box of `state`. */
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
