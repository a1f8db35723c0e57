// The positions of a sequence diagram's columns and messages in pixels, on the page and in the exported picture.
import type { Sequence, SequenceColumn, SequenceMessage } from './sequence.ts';
import { messageText } from './sequenceMermaid.ts';

const columnWidth = 168;
const headHeight = 36;
const rowHeight = 34;

export interface LaidOutMessage {
  readonly message: SequenceMessage;
  readonly y: number;
  /** The path of its line, which ends at the receiver. */
  readonly path: string;
  /** The tip of the line, and the side from which it comes. */
  readonly tip: { readonly x: number; readonly y: number; readonly side: 1 | -1 };
  readonly label: string;
  readonly textX: number;
}

export interface SequenceLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly (SequenceColumn & { readonly x: number; readonly label: string })[];
  readonly messages: readonly LaidOutMessage[];
}

/** Cuts a text to about this many pixels of a font of 11 px. */
function fitting(text: string, width: number): string {
  const most = Math.max(4, Math.floor(width / 6.1));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Lays out a sequence. Texts stand above their lines and start at the left end, so that they never cross. */
export function sequenceLayout({ columns, messages }: Sequence): SequenceLayout {
  const xs = new Map(columns.map(({ key }, at) => [key, columnWidth / 2 + at * columnWidth]));
  const xOf = (key: string) => xs.get(key) ?? columnWidth / 2;
  const width = Math.max(1, columns.length) * columnWidth + columnWidth / 2;
  return {
    width,
    height: headHeight + (messages.length + 1) * rowHeight,
    columns: columns.map((column) => ({
      ...column,
      x: xOf(column.key),
      label: fitting(column.label, columnWidth - 16),
    })),
    messages: messages.map((message, at) => {
      const y = headHeight + (at + 1) * rowHeight;
      const [from, to] = [xOf(message.from), xOf(message.to)];
      const isOwn = from === to;
      const textX = Math.min(from, to) + 6;
      const room = isOwn ? width - textX - 6 : Math.max(Math.abs(to - from), columnWidth) - 12;
      return {
        message,
        y,
        path: isOwn ? `M${from} ${y}h22v10h-22` : `M${from} ${y}H${to}`,
        tip: { x: to, y: isOwn ? y + 10 : y, side: isOwn || to < from ? 1 : -1 },
        label: fitting(messageText(message), room),
        textX,
      };
    }),
  };
}
