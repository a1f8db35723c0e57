// Formats the Markdown of a machine's README.

/** Text as inline code; empty for empty text. */
export function code(text: string): string {
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A section with its heading; empty if it has no content. */
export function section(heading: string, body: string): string {
  return body === '' ? '' : `## ${heading}\n\n${body}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** A table without its empty columns; empty if it has no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = (_: unknown, column: number) => rows.some((cells) => cells[column] !== '');
  if (rows.length === 0) return '';
  const used = heads.filter(isUsed);
  return [row(used), row(used.map(() => '---')), ...rows.map((cells) => row(cells.filter(isUsed)))].join('\n');
}
