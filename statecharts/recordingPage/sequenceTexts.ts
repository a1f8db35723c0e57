// The texts of the sequence of a recording.

export const sequenceTexts = {
  label: 'Sequence of messages',
  count: (count: number) => (count === 1 ? '1 message' : `${count.toLocaleString('en')} messages`),
  cut: (first: number, last: number, all: number) =>
    `Entries ${first} to ${last} of ${all.toLocaleString('en')}. Zoom in, or move the position, to see others.`,
  export: 'Export',
  svg: 'Download SVG',
  mermaid: 'Download Mermaid',
};
