// Tests that playing matches the product: states, actors, delays and the log. Steps that don't fit and machines that throw break nothing.
import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { modelOf } from '#machines/model.ts';
import { callbackNotProvided, promiseNotProvided } from '#machines/notProvided.ts';
import { pathsOf } from '#tests/models/paths.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { choicesOf, everyChoice } from './choices.ts';
import { playSteps } from './playSteps.ts';
import type { Step } from './steps.ts';
import { statePathOf } from './createLog.ts';

function entryOf(id: string): CatalogueEntry {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`There is no machine ${id}`);
  return entry;
}

const email: Step = { event: { type: 'field.changed', name: 'email', value: 'ada@example.org' } };
const submit: Step = { event: { type: 'submit' } };

function play(id: string, steps: readonly Step[], start = 0) {
  const entry = entryOf(id);
  return playSteps(entry, entry.model.starts[start] ?? entry.model.starts[0], steps);
}

describe.each(['submission', 'dialog', 'documentPane', 'groupCount', 'tooltip'])('%s', (id) => {
  test('each path of its model leads to the same state when it is played', () => {
    const entry = entryOf(id);
    for (const start of entry.model.starts) {
      for (const path of pathsOf(entry.model, start)) {
        const steps = stepsAlong(
          entry,
          start,
          path.steps.map(({ event }) => event),
        );
        const { snapshot, misfit } = playSteps(entry, start, steps);
        expect(misfit).toBeNull();
        expect(statePathOf(snapshot)).toBe(statePathOf(path.state));
      }
    }
  });
});

test('a login is played to its end', () => {
  const played = play('submission', [
    email,
    submit,
    { after: 900 },
    { reject: 'submit', message: 'No answer' },
    { event: { type: 'retry' } },
    { resolve: 'submit', output: { kind: 'accepted', userId: 'user_ada' } },
  ]);
  expect(played.places).toEqual(['editing', 'editing', 'submitting', 'submitting', 'failed', 'submitting', 'accepted']);
  expect(played.snapshot.output).toEqual({ userId: 'user_ada' });
  expect(played.actors).toEqual([]);
  expect(played.log.map(({ at, title, to }) => [at, title, to])).toEqual([
    [0, 'start', 'editing'],
    [0, 'field.changed', 'editing'],
    [0, 'submit', 'submitting'],
    [0, 'invoke submit', ''],
    [900, 'error submit', 'failed'],
    [900, 'retry', 'submitting'],
    [900, 'invoke submit', ''],
    [900, 'done submit', 'accepted'],
  ]);
  expect(played.log[1]).toMatchObject({ payload: { name: 'email' }, actions: ['takeValue'] });
  expect(played.log[5]?.transitions).toHaveLength(2);
});

test('a running actor has its input and its start time', () => {
  const { actors, now } = play('submission', [{ after: 300 }, email, submit, { after: 900 }]);
  expect(now).toBe(1200);
  const input = expect.objectContaining({ form: 'login' }) as unknown;
  expect(actors).toEqual([{ id: 'submit', since: 300, input, isFake: true }]);
});

test('delays wait for the clock, and each starts when the previous one is over', () => {
  const edit: Step = { event: { type: 'field.changed', name: 'title', base: 'Teh title', value: 'The title' } };
  const { delays, now } = play('documentEditor', [edit, { after: 100 }]);
  expect(delays.map(({ event, due }) => [event.type, due - now])).toEqual([
    ['xstate.after.autosave.documentEditor.dirty', 900],
  ]);
  const failing = [edit, { after: 1000 }, { reject: 'save', message: 'No answer' }] as const;
  const backoff = play('documentEditor', failing).delays[0]?.due ?? 0;
  const retried = play('documentEditor', [...failing, { after: 60_000 }]);
  expect(retried.places.at(-1)).toBe('saving.settled');
  expect(retried.log.at(-2)).toMatchObject({ at: backoff, title: 'after backoff' });
});

test("a step that doesn't fit is reported, and the steps before it are played", () => {
  const steps = [email, { event: { type: 'retry' } }, submit];
  expect(play('submission', steps)).toMatchObject({
    steps: [email],
    misfit: { step: 2, why: '“retry” is not accepted in editing' },
  });
  const answered = play('submission', [email, { resolve: 'submit', output: null }]);
  expect(answered.misfit?.why).toBe('no actor “submit” is running in editing');
  const ended = play('submission', [email, submit, { resolve: 'submit', output: { kind: 'accepted' } }, submit]);
  expect(ended.misfit).toEqual({ step: 4, why: 'the machine has reached its final state' });
});

test('possible steps are listed with their outcomes', () => {
  const { model } = entryOf('submission');
  const editing = choicesOf(model, play('submission', [email]));
  expect(editing.events.map(({ type, cases }) => [type, cases.length])).toEqual([
    ['field.changed', 6],
    ['submit', 1],
  ]);
  expect(editing.refused).toEqual(['retry']);
  expect(editing.events[1]?.cases[0]?.to).toBe('submitting');

  const submitting = choicesOf(model, play('submission', [email, submit]));
  expect(submitting.actors.map(({ id, kind }) => [id, kind])).toEqual([['submit', 'promise']]);
  expect(submitting.actors[0]?.resolves.map(({ to }) => to)).toEqual([
    'accepted',
    'editing',
    'editing',
    'editing',
    'tokenRejected',
    'editing',
  ]);
  expect(everyChoice(submitting).flatMap(({ transitions }) => transitions)).toContain(
    'submission.submitting — xstate.error.actor.submit #1 → submission.failed',
  );

  const dirty: Step = { event: { type: 'field.changed', name: 'title', base: 'a', value: 'b' } };
  expect(choicesOf(entryOf('documentEditor').model, play('documentEditor', [dirty])).delays).toMatchObject([
    { name: 'autosave', left: 1000, choice: { to: 'saving.settled', step: { after: 1000 } } },
  ]);
});

/** A machine that throws everywhere it can, and listens to progress. */
const fragile = setup({
  types: { context: {} as { told: unknown }, events: {} as { type: 'break' } | { type: 'guarded' } },
  actors: { watch: promiseNotProvided<string>('watch'), other: callbackNotProvided('other') },
  actions: {
    breakDown: assign(() => {
      throw new Error('It broke');
    }),
    keep: assign({ told: ({ event }) => (event as { snapshot?: { context?: unknown } }).snapshot?.context }),
  },
  guards: {
    isBroken: () => {
      throw new Error('It cannot be judged');
    },
  },
}).createMachine({
  id: 'fragile',
  context: { told: null },
  initial: 'whole',
  invoke: [
    { id: 'watch', src: 'watch', onSnapshot: { actions: 'keep' } },
    { id: 'other', src: 'other' },
  ],
  states: {
    whole: { on: { break: { actions: 'breakDown' }, guarded: { guard: 'isBroken', target: 'other' } } },
    other: {},
  },
});

const fragileModel = modelOf({
  machine: fragile,
  starts: [{ name: 'whole', input: undefined }],
  events: [{ type: 'break' }],
  states: {},
});

const playFragile = (...steps: Step[]) => playSteps({ machine: fragile }, fragileModel.starts[0], steps);

test.each([
  ['break', 'It broke'],
  ['guarded', 'It cannot be judged'],
])('a machine that throws at %s shows what it threw, and the step before is whole', (type, words) => {
  const broken = playFragile({ event: { type } });
  expect(broken.error).toContain(words);
  expect(choicesOf(fragileModel, broken).events).toEqual([]);
  expect(playFragile({ event: { type } }, { after: 1 }).misfit?.why).toBe('the machine has stopped with an error');
  const { events } = choicesOf(fragileModel, playFragile());
  expect(events.find((event) => event.type === type)?.cases[0]?.error).toContain(words);
});

test('progress emitted by an actor is handled', () => {
  const played = playFragile({ snapshot: 'watch', value: { part: 1 } });
  expect(played.snapshot.context).toEqual({ told: { part: 1 } });
  expect(choicesOf(fragileModel, played).actors.map(({ id, kind }) => [id, kind])).toEqual([
    ['watch', 'observable'],
    ['other', 'callback'],
  ]);
});
