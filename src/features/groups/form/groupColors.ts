// The colours offered for groups, each with a contrast of at least 3:1 in light and dark mode.
import type { NamedColor } from '#src/ui/field/ColorChoice.tsx';

export const groupColors: readonly NamedColor[] = [
  { name: 'Red', value: '#d2504a' },
  { name: 'Orange', value: '#c4691c' },
  { name: 'Yellow', value: '#a68412' },
  { name: 'Green', value: '#3f8f4a' },
  { name: 'Teal', value: '#1f8c8c' },
  { name: 'Blue', value: '#4a80d8' },
  { name: 'Violet', value: '#8d68cf' },
  { name: 'Grey', value: '#7d7b78' },
];
