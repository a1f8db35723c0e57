// Says in words what is different about a state or a transition.
import type { CodeDetail, Detail } from './chartDiff.ts';

/** `code changed`; `behaves differently (through wanted)` if only functions that the code uses have changed. */
export function throughText(through: readonly string[] = [], format = (name: string) => name): string {
  return through.length === 0 ? 'code changed' : `behaves differently (through ${through.map(format).join(', ')})`;
}

/** `input of save: code changed`, `parameters of action log: behaves differently (through now)`. */
function codeDetailText({ kind, of, through }: CodeDetail, format: (name: string) => string): string {
  if (kind === undefined) return 'code: context, inputs or parameters are written differently';
  const change = throughText(through, format);
  if (of === null || of === undefined) return `${kind}: ${change}`;
  // Guards and actions can have the same names; inputs are those of actors.
  if (kind === 'parameters') return `${kind} of ${of.kind} ${format(of.name)}: ${change}`;
  const isOwner = kind === of.kind;
  return `${kind} ${isOwner ? '' : 'of '}${format(of.name)}: ${change}`;
}

/** `guard: isReady, was none`, `entry: added beep`. `format` writes the names. */
export function detailText(detail: Detail, format = (name: string) => name): string {
  if (detail.part === 'code') return codeDetailText(detail, format);
  if ('added' in detail) {
    const { part, added, gone } = detail;
    const lists = [
      ...(added.length > 0 ? [`added ${added.map(format).join(', ')}`] : []),
      ...(gone.length > 0 ? [`gone ${gone.map(format).join(', ')}`] : []),
    ];
    return `${part}: ${lists.length > 0 ? lists.join(', ') : 'in another order'}`;
  }
  const { part, before, after } = detail;
  const none = part === 'target' ? 'stays' : 'none';
  const value = (text: string | null) => (text === null ? none : format(text));
  return `${part}: ${value(after)}, was ${value(before)}`;
}
