// Limits the remarks on lines of a file: the first few are listed individually and the rest is summarized, so that a broken file doesn't hide other remarks.

/** The number of lines that are listed individually. */
const namedLines = 20;

/** The remarks on these lines, in order, and a summary of the lines beyond the limit. */
export function remarksByLine<Found>(
  byLine: ReadonlyMap<number, Found>,
  message: (found: Found) => string,
  more: (lines: number) => string,
): { line: number; message: string }[] {
  const remarks = [...byLine].slice(0, namedLines).map(([line, found]) => ({ line, message: message(found) }));
  const [next] = [...byLine.keys()].slice(namedLines);
  return next === undefined ? remarks : [...remarks, { line: next, message: more(byLine.size - namedLines) }];
}
