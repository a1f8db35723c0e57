// Writes braces around values. BibTeX counts every brace; the desktop app and others ignore those after a backslash. A value has to end in the same place for
// both.

/** Whether all braces are balanced, ignoring those after a backslash. */
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

/** The text with braces that are balanced for every program: braces after a backslash are written as commands, and if that isn't enough, all of them. */
export function balanceBraces(value: string): string {
  if (isBalanced(value)) return value;
  const withoutEscaped = value.replace(/\\([\\{}])/g, (escaped, character: string) =>
    character === '\\' ? escaped : byName(character),
  );
  if (isBalanced(withoutEscaped)) return withoutEscaped;
  return value.replace(/\\?([{}])/g, (_, brace: string) => byName(brace));
}

/**
 * A value in braces, as written to a file. A trailing backslash, as in the path of a Windows folder, needs no space after it: BibTeX counts the closing brace
 * anyway, and the desktop app takes `\},` at the end of a line for the end of the field.
 */
export function inBraces(value: string): string {
  return `{${balanceBraces(value.replace(/\r\n?/g, '\n').replace(/\0/g, '').trim())}}`;
}
