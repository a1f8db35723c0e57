// Estimates the width of a text from a table instead of measuring it, so that the layout is the same in a worker, in a test, in a saved picture and in a
// browser that hasn't loaded the fonts yet.

/** The advances of Inter's characters from space to tilde, in hundredths of the font size. */
const regular = [
  28, 29, 47, 63, 64, 98, 64, 30, 36, 36, 50, 66, 29, 46, 29, 36, 63, 41, 61, 62, 65, 59, 62, 57, 62, 62, 29, 30, 66,
  66, 66, 51, 97, 69, 65, 73, 72, 60, 59, 75, 74, 27, 57, 67, 57, 90, 75, 76, 64, 76, 64, 64, 65, 74, 69, 99, 68, 68,
  63, 36, 36, 36, 47, 46, 32, 56, 61, 57, 61, 58, 37, 61, 59, 24, 24, 55, 24, 88, 59, 60, 61, 61, 38, 53, 33, 59, 56,
  82, 55, 56, 55, 43, 33, 43, 66,
];

/** Other characters: as wide as a wide letter, or a full square in scripts without narrow letters. */
const advanceOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return regular[code - 32] ?? (code > 0x2e80 ? 100 : 76);
};

/** The extra width of the medium weight. */
const mediumFactor = 1.03;

/** In pixels, for a font size of `size` pixels. */
export function textWidth(text: string, size: number, weight: 'regular' | 'medium' = 'regular'): number {
  const hundredths = Array.from(text, advanceOf).reduce((sum, advance) => sum + advance, 0);
  return ((hundredths * size) / 100) * (weight === 'medium' ? mediumFactor : 1);
}

/** Shortens `text` with an ellipsis if it is too wide. */
export function cutToWidth(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > room) characters.pop();
  return `${characters.join('')}…`;
}
