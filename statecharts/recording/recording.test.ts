// Tests which files are read as recordings, and what is said of the others.
import { expect, it, test } from 'vitest';
import { recordingBegin, recordingOf } from '#tests/support/recordPlay.ts';
import { parseRecording, type RecordedEntry } from './recording.ts';

const at = recordingBegin;
const entries: RecordedEntry[] = [
  { kind: 'setting', at, method: 'POST', name: 'clock', fields: { milliseconds: 1000 } },
  {
    ...{ kind: 'action', at, action: 'files', role: 'button', name: '', nth: 0, nthOfRole: 0, value: 'refs.bib' },
  },
];

const parsed = (value: unknown) => parseRecording(JSON.stringify(value));

test('files of both versions are read as they were written', () => {
  const [first, second] = [recordingOf([]), recordingOf(entries, { version: 2 })];
  expect(parsed(first)).toEqual(first);
  expect(parsed(second)).toEqual(second);
});

it.each([
  ['a later version', { ...recordingOf([]), version: 3 }, 'has version 3; this viewer reads versions 1 and 2'],
  ['another file', { format: 'har' }, 'is not a recording'],
  ['a damaged one', { ...recordingOf([]), entries: [{ kind: 'setting', at }] }, 'is damaged: entries.0'],
])('refuses %s in words', (_, value, words) => {
  expect(() => parsed(value)).toThrow(words);
});

it('refuses what is no JSON in words', () => {
  expect(() => parseRecording('{ "format": "flow"')).toThrow('This file is not JSON');
});
