// Finds the names of properties that every JavaScript object inherits, such as `constructor`. citeproc uses texts of styles and documents as keys of plain
// objects, where such a name would read or overwrite the inherited property.

const names = Object.getOwnPropertyNames(Object.prototype);

/** Matches such a name as a word of a text. Ignores case, because citeproc converts some texts to lower case. */
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${names.join('|')})(?![\p{L}\p{N}_])`, 'giu');

/** The first of these names in a text; null if it has none. */
export const findObjectProperty = (text: string): string | null => text.match(pattern)?.[0] ?? null;

/** Inserts `mark` into each of these names: after the first character, because citeproc reads capitals and initials from that one. */
export const markObjectProperties = (text: string, mark: string): string =>
  text.replace(pattern, ([first = '', ...rest]) => first + mark + rest.join(''));
