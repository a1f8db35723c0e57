// Remarks on lines of a file: the first lines one by one, all after them in one sum, so that a broken file does not bury the rest.

/** The lines that are named one by one. */
const namedLines = 20;

/** The remarks on these lines, in their order, and one on all after the first of them. */
export function remarksByLine<Found>(
  byLine: ReadonlyMap<number, Found>,
  message: (found: Found) => string,
  more: (lines: number) => string,
): { line: number; message: string }[] {
  const remarks = [...byLine].slice(0, namedLines).map(([line, found]) => ({ line, message: message(found) }));
  const [next] = [...byLine.keys()].slice(namedLines);
  return next === undefined ? remarks : [...remarks, { line: next, message: more(byLine.size - namedLines) }];
}
