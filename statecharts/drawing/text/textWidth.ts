// How wide a text is drawn. Counted from a table instead of measured, so that a chart is laid out alike in a worker, in a test, in a saved
// picture and in a browser whose fonts have not come yet.

/** Advances of Inter from the space to the tilde, in hundredths of the font's size. */
const regular = [
  28, 29, 47, 63, 64, 98, 64, 30, 36, 36, 50, 66, 29, 46, 29, 36, 63, 41, 61, 62, 65, 59, 62, 57, 62, 62, 29, 30, 66,
  66, 66, 51, 97, 69, 65, 73, 72, 60, 59, 75, 74, 27, 57, 67, 57, 90, 75, 76, 64, 76, 64, 64, 65, 74, 69, 99, 68, 68,
  63, 36, 36, 36, 47, 46, 32, 56, 61, 57, 61, 58, 37, 61, 59, 24, 24, 55, 24, 88, 59, 60, 61, 61, 38, 53, 33, 59, 56,
  82, 55, 56, 55, 43, 33, 43, 66,
];

/** Anything else: as wide as a wide letter, or a whole square in writings that have no narrow ones. */
const advanceOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return regular[code - 32] ?? (code > 0x2e80 ? 100 : 76);
};

/** What the medium weight adds. */
const mediumFactor = 1.03;

/** In pixels, at `size` pixels. */
export function textWidth(text: string, size: number, weight: 'regular' | 'medium' = 'regular'): number {
  const hundredths = Array.from(text, advanceOf).reduce((sum, advance) => sum + advance, 0);
  return ((hundredths * size) / 100) * (weight === 'medium' ? mediumFactor : 1);
}

/** `text`, or as much of its beginning as there is room for, with an ellipsis. */
export function cutToWidth(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > room) characters.pop();
  return `${characters.join('')}…`;
}
