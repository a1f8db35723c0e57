// The texts of the sequence of a recording.
import { counted } from '#src/ui/text/counted.ts';

export const sequenceTexts = {
  label: 'Sequence of messages',
  count: (count: number) => counted(count, 'message'),
  cut: (first: number, last: number, all: number) =>
    `Entries ${first} to ${last} of ${all.toLocaleString('en')}. Zoom in, or move the position, to see others.`,
  export: 'Export',
  svg: 'Download SVG',
  mermaid: 'Download Mermaid',
};
