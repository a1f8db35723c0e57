// Tests that a recording of today's machine plays on it as recorded, and that a recording of a different machine diverges where they differ.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { recordSteps } from '#tests/support/recordPlay.ts';
import { playFrom } from './playRecording.ts';
import type { RecordedMoment } from './recording.ts';

const submission = catalogue.find(({ id }) => id === 'submission') ?? catalogue[0];
const placed = (moments: readonly RecordedMoment[]) => moments.map((moment, place) => ({ place, moment }));

const typed = { event: { type: 'field.changed', name: 'email', value: 'ada@example.org' } };
const submit = { event: { type: 'submit' } };

function played(entry: CatalogueEntry, moments: readonly RecordedMoment[]) {
  return playFrom(entry, entry.model.starts[0], [], placed(moments));
}

test('events, answers and failures become steps of Play, and agree', () => {
  if (!submission) throw new Error('There is no machine');
  const steps = [typed, submit, { reject: 'submit', message: 'No answer' }, { event: { type: 'retry' } }];
  const moments = recordSteps(submission, submission.model.starts[0], steps);
  const play = played(submission, moments);
  expect(play.divergence).toBeNull();
  expect(play.agreed).toBe(moments.length);
  expect(play.steps).toEqual(steps);
});

test('where today’s machine goes another way, both states are named', () => {
  if (!submission) throw new Error('There is no machine');
  const moments = recordSteps(submission, submission.model.starts[0], [typed, submit]);
  const changed = moments.map((moment) =>
    moment.event === 'submit' ? { ...moment, after: 'conflict', transitions: ['another'] } : moment,
  );
  expect(played(submission, changed).divergence).toEqual({
    entry: moments.length,
    from: 'editing',
    recorded: 'conflict',
    today: 'submitting',
    why: null,
  });
});

test('delays elapse when they did in the recording, and not while other events come', () => {
  const machine = createMachine({
    id: 'timed',
    initial: 'idle',
    states: {
      idle: { on: { go: 'slow' } },
      slow: { after: { 5000: 'late' }, on: { poke: 'poked' } },
      poked: { after: { 100: 'slow' } },
      late: {},
    },
  });
  const model = {
    machine,
    starts: [{ name: 'begin', input: undefined }],
    events: [],
  } as unknown as CatalogueEntry['model'];
  const steps = [
    { event: { type: 'go' } },
    { after: 4999 },
    { event: { type: 'poke' } },
    { after: 100 },
    { after: 5000 },
  ];
  const moments = recordSteps({ machine }, { name: 'begin', input: undefined }, steps);
  const play = playFrom({ machine, model }, { name: 'begin', input: undefined }, [], placed(moments));
  expect(play.divergence).toBeNull();
  expect(play.steps).toEqual(steps);
});

test('an event that today’s machine ignores is reported', () => {
  if (!submission) throw new Error('There is no machine');
  const [start] = recordSteps(submission, submission.model.starts[0], []);
  if (!start) throw new Error('Nothing was recorded');
  const gone = { ...start, before: 'editing', event: 'paste', transitions: ['one that is gone'], after: 'pasted' };
  expect(played(submission, [start, gone]).divergence?.why).toBe('“paste” is ignored');
});
