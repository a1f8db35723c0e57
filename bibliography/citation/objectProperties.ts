// The names that every object of JavaScript has: citeproc keeps texts of styles and documents as keys of plain objects, where these names find or change something else.

const names = Object.getOwnPropertyNames(Object.prototype);

/** Such a name as a word of a text. In any case, because citeproc makes lower case of some texts. */
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${names.join('|')})(?![\p{L}\p{N}_])`, 'giu');

/** The first of these names in a text; null if it has none. */
export const findObjectProperty = (text: string): string | null => text.match(pattern)?.[0] ?? null;

/** Puts `mark` into each of these names, behind its first character, which decides about capitals and initials. */
export const markObjectProperties = (text: string, mark: string): string =>
  text.replace(pattern, ([first = '', ...rest]) => first + mark + rest.join(''));
