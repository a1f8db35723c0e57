// Names and texts as Mermaid takes them: its grammar has no quotes for most of them, but entities everywhere.
import type { ChartState } from './chart.ts';

const entities: Readonly<Record<string, string>> = {
  '#': '#35;',
  ';': '#59;',
  ':': '#58;',
  '"': '#quot;',
  '<': '#lt;',
  '>': '#gt;',
  '`': '#96;',
  '\\': '#92;',
};

/** One line of text, with nothing left in it that Mermaid would read as its own. */
export function mermaidText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[#;:"<>`\\]/g, (sign) => entities[sign] ?? '');
}

/** Several lines of one label. */
export function mermaidLines(lines: readonly string[]): string {
  return lines.map(mermaidText).join('<br/>');
}

/** The name of a state in the diagram: its path, with an underscore in front so that it is no keyword. */
export function mermaidId({ path }: ChartState): string {
  return `_${path.replace(/[^A-Za-z0-9.]/g, (sign) => `$${sign.charCodeAt(0)}`).replaceAll('.', '_')}`;
}
