// Tests how a difference in code is named.
import { expect, test } from 'vitest';
import type { CodeDetail } from './chartDiff.ts';
import { detailText } from './detailText.ts';

const quoted = (name: string) => `“${name}”`;

test.each<[string, Omit<CodeDetail, 'part'>]>([
  ['context: code changed', { kind: 'context', of: null, through: [] }],
  ['guard: code changed', { kind: 'guard', of: null }],
  [
    'input of “save”: behaves differently (through “now”)',
    { kind: 'input', of: { kind: 'actor', name: 'save' }, through: ['now'] },
  ],
  ['actor “save”: code changed', { kind: 'actor', of: { kind: 'actor', name: 'save' } }],
  ['action “assign values”: code changed', { kind: 'action', of: { kind: 'action', name: 'assign values' } }],
  ['parameters of action “write log”: code changed', { kind: 'parameters', of: { kind: 'action', name: 'write log' } }],
  ['code: context, inputs or parameters are written differently', {}],
])('%s', (text, detail) => {
  expect(detailText({ part: 'code', ...detail }, quoted)).toBe(text);
});
