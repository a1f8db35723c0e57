// Stories of the page of a recording.
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { statePath } from '../statePath.ts';
import { recordingViewMachine } from './recordingViewMachine.ts';
import type { OpenedRecording, RecordingViewInput } from './recordingViewTypes.ts';

function view(input: RecordingViewInput, open: (name: string) => Promise<OpenedRecording>) {
  const written: number[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    recordingViewMachine.provide({
      actors: { open: fromPromise(({ input: { name } }: { input: { name: string } }) => open(name)) },
      actions: { writeAddress: ({ context }) => written.push(context.at) },
    }),
    { input, clock },
  ).start();
  return {
    actor,
    clock,
    written,
    at: () => actor.getSnapshot().context.at,
    state: () => statePath(actor.getSnapshot().value),
    comesTo: (state: string) => waitFor(actor, ({ value }) => statePath(value) === state),
  };
}

test('the address is written once, after steps that follow each other quickly', async () => {
  const { actor, clock, written, at, comesTo } = view({ name: 'one', at: 7 }, () => Promise.resolve({ length: 10 }));
  await comesTo('shown.resting');
  for (const to of [8, 9, 10, 11]) {
    actor.send({ type: 'go', to });
    clock.increment(200);
  }
  expect([at(), written]).toEqual([10, []]);
  clock.increment(100);
  expect(written).toEqual([10]);
});

test('the address is written when the scrubber is released, however long it is held', async () => {
  const { actor, clock, written, state, comesTo } = view({ name: 'one', at: 1 }, () => Promise.resolve({ length: 10 }));
  await comesTo('shown.resting');
  actor.send({ type: 'scrub.begin' });
  actor.send({ type: 'go', to: 4 });
  clock.increment(5000);
  actor.send({ type: 'go', to: 6 });
  expect([state(), written]).toEqual(['shown.scrubbing', []]);
  actor.send({ type: 'scrub.end' });
  expect([state(), written]).toEqual(['shown.resting', [6]]);
});

test('a position beyond the end is the last entry', async () => {
  const { actor, at, comesTo } = view({ name: 'one', at: 50 }, () => Promise.resolve({ length: 10 }));
  await comesTo('shown.resting');
  expect(at()).toBe(10);
  actor.send({ type: 'address.changed', name: 'one', at: 50 });
  expect(at()).toBe(10);
});

test.each(['resting', 'moving', 'scrubbing'])(
  'if the address names another recording while %s, that one is read',
  async (state) => {
    const opened: string[] = [];
    const { actor, at, comesTo } = view({ name: 'one', at: 7 }, (name) => {
      opened.push(name);
      return Promise.resolve({ length: name === 'one' ? 10 : 3 });
    });
    await comesTo('shown.resting');
    if (state === 'moving') actor.send({ type: 'go', to: 8 });
    if (state === 'scrubbing') actor.send({ type: 'scrub.begin' });
    await comesTo(`shown.${state}`);
    actor.send({ type: 'address.changed', name: 'two', at: 5 });
    await comesTo('reading');
    await comesTo('shown.resting');
    expect(opened).toEqual(['one', 'two']);
    expect([actor.getSnapshot().context.length, at()]).toEqual([3, 3]);
  },
);

test('a damaged recording is refused in words, and a missing one is missing', async () => {
  const refused = view({ name: 'one', at: 1 }, () => Promise.reject(new Error('This recording is damaged.')));
  await refused.comesTo('refused');
  expect(refused.actor.getSnapshot().context.problem).toBe('This recording is damaged.');
  const missing = view({ name: 'one', at: 1 }, () => Promise.resolve({ length: null }));
  await missing.comesTo('missing');
});
