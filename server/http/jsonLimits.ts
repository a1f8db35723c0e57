// Judges a JSON text by its bytes before it is parsed: what is nested too deep, or holds too many values, costs the parser and whoever reads the
// value far more than a text of the same length with few values.

/**
 * `depth`: whoever reads a value calls itself for each level; a tree of groups needs two for each of its fifty. `values`: the worst
 * shape of as many, an object with 100,000 different names, takes about 140 ms to parse (`npm run bench -- --only hostile`); a hundred documents
 * of an import hold about ten thousand.
 */
export const jsonLimits = { depth: 200, values: 100_000 } as const;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
/** `[` and `{`, and the brackets that close them. */
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Which limit a text goes beyond; null when it keeps them. Each comma and each opening bracket counts as a value. */
export function excessOf(json: Uint8Array): keyof typeof jsonLimits | null {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (byte === comma || byte === openList || byte === openObject) {
      values += 1;
      if (values > jsonLimits.values) return 'values';
      if (byte !== comma) depth += 1;
      if (depth > jsonLimits.depth) return 'depth';
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return null;
}
