// Checks the bytes of a JSON text before it is parsed. Texts with deep nesting, too many values or too many distinct names of members take far
// more time to parse and process than others of the same length.

/**
 * `depth`: code that reads a value recurses for each level; a tree of groups needs two for each of its fifty levels. `values`: this many short
 * texts take about 40 ms to parse (`npm run bench -- --only hostile`); a hundred imported documents have about ten thousand. `names`: distinct
 * names of members take up to six times as long to parse as other values; the API has a few hundred.
 */
export const jsonLimits = { depth: 200, values: 75_000, names: 2_000 } as const;

/** The limit that a text exceeds. */
export type Excess = keyof typeof jsonLimits;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
/** `[` and `{`, and the brackets that close them. */
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d];

/** The limit that a text exceeds, or null. Each comma and each opening bracket counts as a value. */
export function excessOf(json: Buffer): Excess | null {
  let depth = 0;
  let values = 0;
  let isInString = false;
  /** Where the last string began and ended; `to` is 0 if there is none. */
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
      // A string counts as a name only once, even if several colons follow it.
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
