// No text of a person or a library is in a file, unless the person wants it there.
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { countOf, leaveOut, type Part, parts } from './leaveOut.ts';
import { readRecording, type RecordedEntry, type Recording } from './recording.ts';

const report = { text: '', screenshot: null };

const recordingOf = (entries: readonly RecordedEntry[]): Recording => ({
  format: 'flow',
  version: 1,
  build: 'development',
  begun: 0,
  ended: 9,
  machines: {},
  actors: [
    { id: '1/x:1', machine: 'documentEditor', name: 'documentEditor', parent: null, value: 'editing', context: null },
  ],
  entries: [...entries],
  dropped: 0,
  texts: 'kept',
  leftOut: [],
  environment: null,
  mock: null,
  report,
});

/** One entry of each kind, with the same text wherever a text can be. */
const entriesWith = (text: string): readonly RecordedEntry[] => [
  {
    kind: 'moment',
    at: 1,
    actor: '1/x:1',
    event: 'field.changed',
    payload: { name: 'title', value: text, [text]: [text], [text.split(' ')[0] ?? '']: 1 },
    from: null,
    transitions: [],
    before: 'editing',
    after: 'editing',
    changed: { message: `Cannot save “${text}”`, values: { title: text } },
    status: 'active',
  },
  { kind: 'request', at: 2, id: '1/1', operation: 'updateDocumentMutation', variables: { input: { title: text } } },
  { kind: 'request', at: 2, id: '1/2', operation: `GET /api/${encodeURIComponent(text)}.bib`, variables: null },
  { kind: 'answer', at: 3, request: '1/1', outcome: 'problem', status: 200, codes: ['CONFLICT'] },
  {
    kind: 'place',
    at: 4,
    how: 'pushed',
    address: `/dashboard?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
  },
  { kind: 'action', at: 5, action: 'fill', role: 'textbox', name: text, nth: 0, nthOfRole: 0, value: text },
  { kind: 'setting', at: 6, method: 'POST', name: 'act-as', fields: { email: text } },
];

const everything = new Set<Part>(parts);
const withoutTexts = new Set<Part>(parts.filter((part) => part !== 'texts'));
const secretLooking = fc
  .tuple(fc.string({ minLength: 1, maxLength: 20 }), fc.nat())
  .map(([text, number]) => `Kryptographie ${text} Zyzzyva ${number}`);

test('texts are replaced everywhere, and the file can be read', () => {
  fc.assert(
    fc.property(secretLooking, (text) => {
      const saved = leaveOut(recordingOf(entriesWith(text)), withoutTexts, report);
      expect(readRecording(JSON.parse(JSON.stringify(saved)))).toMatchObject({ texts: 'replaced', leftOut: [] });
      expect(JSON.stringify(saved)).not.toContain('Zyzzyva');
      expect(JSON.stringify(saved)).not.toContain('Kryptographie');
    }),
  );
});

test('mail addresses, names and passwords are replaced even where they look like words of the code', () => {
  for (const text of ['ada@example.org', 'submit', 'Waves', 'smith2006']) {
    const saved = leaveOut(recordingOf(entriesWith(text)), withoutTexts, report);
    const [moment] = saved.entries;
    expect(moment).toMatchObject({ payload: { name: 'title', value: expect.stringMatching(/^text \d+$/) as string } });
    expect(JSON.stringify(saved.entries.slice(4))).not.toContain(text);
  }
});

test('names of files and the account of the mock server are replaced; what was set there stays', () => {
  const at = 1;
  const file = { kind: 'action', at, action: 'files', role: 'button', name: '', nth: 0, nthOfRole: 0 } as const;
  const saved = leaveOut(
    recordingOf([
      { ...file, value: 'diary.bib' },
      { kind: 'setting', at, method: 'POST', name: 'act-as', fields: { email: 'ada@example.org' } },
      { kind: 'setting', at, method: 'POST', name: 'scenario', fields: { scenario: 'conflict', operation: null } },
    ]),
    withoutTexts,
    report,
  );
  expect(saved.entries).toMatchObject([
    { value: null },
    { fields: { email: expect.stringMatching(/^text \d+$/) as string } },
    { fields: { scenario: 'conflict', operation: null } },
  ]);
});

test('equal texts stay equal, and what the code knows stays', () => {
  const saved = leaveOut(recordingOf(entriesWith('On Waves')), withoutTexts, report);
  const [moment, request] = saved.entries;
  expect(moment).toMatchObject({
    payload: { name: 'title', value: 'text 1' },
    changed: { values: { title: 'text 1' } },
  });
  expect(request).toMatchObject({ variables: { input: { title: 'text 1' } } });
  expect(saved.entries[4]).toMatchObject({ address: '/dashboard?q=text+1#text%201' });
});

test('each part can be left out', () => {
  const only = (part: Part) => leaveOut(recordingOf(entriesWith('a')), new Set([part]), report);
  expect(only('requests').entries.map(({ kind }) => kind)).toEqual(['moment', 'request', 'request', 'answer']);
  expect(only('places').entries.map(({ kind }) => kind)).toEqual(['moment', 'place']);
  expect(only('actions').entries.map(({ kind }) => kind)).toEqual(['moment', 'action', 'setting']);
  expect(only('actions').entries[0]).toMatchObject({ payload: null, changed: null });
  expect(only('actions').entries[2]).toMatchObject({ name: 'act-as', fields: null });
  expect(only('actions').leftOut).toEqual(['values', 'requests', 'places']);
  expect(leaveOut(recordingOf(entriesWith('a')), everything, report).entries).toEqual(entriesWith('a'));
});

test('the form counts the entries of a part, with an answer as part of its request', () => {
  const recording = recordingOf(entriesWith('a'));
  expect(countOf('requests', recording)).toBe(2);
  expect(countOf('places', recording)).toBe(1);
  expect(countOf('actions', recording)).toBe(2);
});
