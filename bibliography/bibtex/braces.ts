// Braces around a value of a file. BibTeX counts every brace; the desktop app and others do not count those behind a backslash. A value has to
// end in the same place for both.

/** Whether every brace has its partner, those behind a backslash not counted. */
export function hasBalancedBraces(latex: string): boolean {
  let depth = 0;
  for (const [brace] of latex.replace(/\\./gs, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const isBalanced = (value: string): boolean =>
  hasBalancedBraces(value) && hasBalancedBraces(value.replaceAll('\\', ''));

const byName = (brace: string): string => (brace === '{' ? '\\textbraceleft{}' : '\\textbraceright{}');

/** The same text with braces that are balanced for everybody: those behind a backslash by their names, and all where that is not enough. */
export function balanceBraces(value: string): string {
  if (isBalanced(value)) return value;
  const withoutEscaped = value.replace(/\\([\\{}])/g, (escaped, character: string) =>
    character === '\\' ? escaped : byName(character),
  );
  if (isBalanced(withoutEscaped)) return withoutEscaped;
  return value.replace(/\\?([{}])/g, (_, brace: string) => byName(brace));
}

/**
 * A value in braces, as it stands in a file. A backslash at its end, as in the path of a folder in Windows, needs no space after it:
 * BibTeX counts the closing brace all the same, and the desktop app takes `\},` at the end of a line for the end of the field.
 */
export function inBraces(value: string): string {
  return `{${balanceBraces(value.replace(/\r\n?/g, '\n').replace(/\0/g, '').trim())}}`;
}
