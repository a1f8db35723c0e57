// Tests what the page of a recording looks up: states and contexts at any place, causes of delays, filters, sequences and copies.
import { expect, test } from 'vitest';
import { recordingBegin, recordingOf } from '#tests/support/recordPlay.ts';
import { browserTest, whyNoBrowserTest } from './browserTest.ts';
import { filterEntries, noFilter } from './filterEntries.ts';
import { contextAt, indexRecording, momentBeside, valueAt } from './recordingIndex.ts';
import type { RecordedActor, RecordedEntry, RecordedMoment } from './recording.ts';
import { sequenceOf } from './sequence.ts';
import { sequenceMermaid } from './sequenceMermaid.ts';
import { setGoing } from './setGoing.ts';

const actor = (id: string, parent: string | null = null, machine: string | null = id): RecordedActor => ({
  ...{ id, machine, name: id, parent, value: 'before', context: { count: 0 } },
});

const moment = (at: number, of: string, event: string, rest: Partial<RecordedMoment> = {}): RecordedMoment => ({
  ...{ kind: 'moment', at: recordingBegin + at, actor: of, event, payload: null, from: null, transitions: ['t'] },
  ...{ before: 'idle', after: 'idle', changed: {}, status: 'active' },
  ...rest,
});

const entries: RecordedEntry[] = [
  { kind: 'place', at: recordingBegin, how: 'loaded', address: '/dashboard' },
  {
    kind: 'action',
    at: recordingBegin + 1,
    action: 'press',
    role: 'button',
    name: 'Save',
    nth: 0,
    nthOfRole: 4,
    value: null,
  },
  moment(2, 'editor', 'save', { after: { open: 'saving' }, changed: { count: 1 } }),
  { kind: 'request', at: recordingBegin + 3, id: 'r1', operation: 'saveMutation', variables: null },
  moment(4, 'other', 'poke'),
  { kind: 'answer', at: recordingBegin + 123, request: 'r1', outcome: 'problem', status: 200, codes: ['CONFLICT'] },
  moment(124, 'editor', 'xstate.done.actor.save', {
    before: { open: 'saving' },
    after: { open: 'saved' },
    changed: { note: 'x' },
    from: 'promise',
  }),
  moment(900, 'editor', 'xstate.after.rest.editor.open.saved', { before: { open: 'saved' }, after: 'idle' }),
];
const index = indexRecording(
  recordingOf(entries, { actors: [actor('editor'), actor('promise', 'editor', null), actor('other', 'editor')] }),
);

test('the state and the context of an actor at any place', () => {
  expect([1, 2, 5, 6, 7].map((place) => valueAt(index, 'editor', place))).toEqual([
    ...['before', { open: 'saving' }, { open: 'saving' }, { open: 'saved' }, 'idle'],
  ]);
  expect(contextAt(index, 'editor', 1)).toEqual({ count: 0 });
  expect(contextAt(index, 'editor', 6)).toEqual({ count: 1, note: 'x' });
  expect(momentBeside(index, 'editor', 2, 1)?.place).toBe(6);
  expect(momentBeside(index, 'editor', 6, -1)?.place).toBe(2);
  expect(momentBeside(index, 'editor', 7, 1)).toBeNull();
});

test('a delayed event leads to the moment that entered its state', () => {
  const delayed = entries[7];
  if (delayed?.kind !== 'moment') throw new Error('It is no moment');
  expect(setGoing(index, { place: 7, moment: delayed })?.place).toBe(6);
});

test('entries are filtered by actor, machine, kind, transition and words', () => {
  const found = (filter: Partial<typeof noFilter>) => filterEntries(index, { ...noFilter, ...filter });
  expect(found({ actor: 'other' })).toEqual([4]);
  expect(found({ machine: 'editor' })).toEqual([2, 6, 7]);
  expect(found({ kind: 'answer' })).toEqual([5]);
  expect(found({ took: 'none' })).toEqual([]);
  expect(found({ text: 'conflict savemutation' })).toEqual([5]);
});

test('a sequence has the person, the page, the API and the machines, and folds children', () => {
  const all = sequenceOf(
    index,
    entries.map((_, at) => at),
    new Set(),
  );
  expect(all.columns.map(({ key }) => key)).toEqual(['person', 'page', 'api', 'editor', 'other']);
  // A promise has no column: its answer is the machine's own.
  expect(all.messages[6]).toMatchObject({ from: 'editor', to: 'editor', isAnswer: true, became: 'to open.saved' });
  const folded = sequenceOf(index, [4], new Set(['editor']));
  expect(folded.messages[0]).toMatchObject({ from: 'page', to: 'editor' });
  expect(sequenceMermaid(all)).toContain('p3-->>p2: saveMutation#58; problem CONFLICT, 120 ms');
});

test('a recording of the mock server becomes a browser test', () => {
  const mock = {
    seed: 7,
    documents: 20,
    groups: 3,
    scenario: 'conflict',
    as: 'ada@example.org',
    clock: '2026-01-05T09:00:00.000Z',
  };
  expect(whyNoBrowserTest(index.recording)).toContain('not recorded on the mock server');
  const recording = { ...index.recording, mock };
  expect(whyNoBrowserTest(recording)).toBeNull();
  const written = browserTest(recording);
  expect(written).toContain('scenario=conflict&seed=7&documents=20&groups=3');
  expect(written).toContain("await page.getByRole('button', { name: 'Save', exact: true }).nth(0).click();");
  expect(written).toContain(".toBe('/dashboard');");
});
