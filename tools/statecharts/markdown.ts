// The pieces of Markdown that a README of a machine is made of.

/** As code; nothing for nothing. */
export function code(text: string): string {
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A part of the page under its heading; left out where there is nothing to say. */
export function section(heading: string, body: string): string {
  return body === '' ? '' : `## ${heading}\n\n${body}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** A table; empty without rows, and without the columns that nothing stands in. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = (_: unknown, column: number) => rows.some((cells) => cells[column] !== '');
  if (rows.length === 0) return '';
  const used = heads.filter(isUsed);
  return [row(used), row(used.map(() => '---')), ...rows.map((cells) => row(cells.filter(isUsed)))].join('\n');
}
