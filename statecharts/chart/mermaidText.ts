// Escapes names and texts for Mermaid: its grammar has no quotes for most of them, but accepts entities everywhere.
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

/** One line of text in which all characters with a meaning in Mermaid are escaped. */
export function mermaidText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[#;:"<>`\\]/g, (sign) => entities[sign] ?? '');
}

/** A label of several lines. */
export function mermaidLines(lines: readonly string[]): string {
  return lines.map(mermaidText).join('<br/>');
}

/** The name of a state in the diagram: its path after an underscore, so that it is never a keyword. */
export function mermaidId({ path }: ChartState): string {
  return `_${path.replace(/[^A-Za-z0-9.]/g, (sign) => `$${sign.charCodeAt(0)}`).replaceAll('.', '_')}`;
}
