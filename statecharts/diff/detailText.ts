// Says in words what is different about a state or a transition.
import type { Detail } from './chartDiff.ts';

/** `guard: isReady, was none`, `entry: added beep`. `format` writes the names. */
export function detailText(detail: Detail, format = (name: string) => name): string {
  if (detail.part === 'code') return 'code: context, inputs or parameters are written differently';
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
