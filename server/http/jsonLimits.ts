// Judges a JSON text by its bytes before it is parsed: what is nested too deep, holds too many values, or names too many different members
// costs the parser and whoever reads the value far more than other texts of the same length.

/**
 * `depth`: whoever reads a value calls itself for each level; a tree of groups needs two for each of its fifty. `values`: as many short texts take
 * some 40 ms to parse (`npm run bench -- --only hostile`); a hundred documents of an import hold about ten thousand. `names`: different names of
 * members cost the parser up to six times as much as other values; the API knows a few hundred.
 */
export const jsonLimits = { depth: 200, values: 75_000, names: 2_000 } as const;

/** Which limit a text goes beyond. */
export type Excess = keyof typeof jsonLimits;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
/** `[` and `{`, and the brackets that close them. */
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Null when a text keeps the limits. Each comma and each opening bracket counts as a value. */
export function excessOf(json: Buffer): Excess | null {
  let depth = 0;
  let values = 0;
  let isInString = false;
  /** Where the last text began and ended; it ended at 0 where there is none. */
  const text = { from: 0, to: 0 };
  const names = new Set<string>();
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) {
        isInString = false;
        text.to = at;
      }
    } else if (byte === quote) {
      isInString = true;
      text.from = at + 1;
    } else if (byte === colon && text.to > 0) {
      names.add(json.toString('latin1', text.from, text.to));
      // A text is a name once, however many colons follow it.
      text.to = 0;
      if (names.size > jsonLimits.names) return 'names';
    } else if (byte === comma || byte === openList || byte === openObject) {
      values += 1;
      if (values > jsonLimits.values) return 'values';
      if (byte !== comma) depth += 1;
      if (depth > jsonLimits.depth) return 'depth';
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return null;
}
