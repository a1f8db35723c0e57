// Writes a sequence as Mermaid's `sequenceDiagram`, for documents and issues.
import { mermaidText } from '../chart/mermaidText.ts';
import type { Sequence, SequenceMessage } from './sequence.ts';

/** The text of a message: the event, and what became of the receiver. */
export function messageText({ text, became }: SequenceMessage): string {
  return became === '' ? text : `${text} (${became})`;
}

/** The diagram. Participants are numbered, because names may be any text. */
export function sequenceMermaid({ columns, messages }: Sequence): string {
  const names = new Map(columns.map(({ key }, at) => [key, `p${at + 1}`]));
  const nameOf = (key: string) => names.get(key) ?? 'p1';
  return [
    'sequenceDiagram',
    ...columns.map(({ key, label }) => `  participant ${nameOf(key)} as ${mermaidText(label)}`),
    ...messages.map((message) => {
      const arrow = message.isAnswer ? '-->>' : '->>';
      return `  ${nameOf(message.from)}${arrow}${nameOf(message.to)}: ${mermaidText(messageText(message)) || '#32;'}`;
    }),
    '',
  ].join('\n');
}
