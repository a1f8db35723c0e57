// Tests the live count by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { groupCountMachine } from './groupCountMachine.ts';
import type { CountOutcome, CountQuestion } from './groupCountTypes.ts';

const question = (authorLastName: string): CountQuestion => ({
  id: null,
  parentId: null,
  hierarchy: 'independent',
  rule: { kind: 'lastName', field: 'author', authorLastName },
});
const counted = (documentCount: number): CountOutcome => ({
  kind: 'counted',
  count: { documentCount, missingKeys: [], uncitedKeys: [] },
});

function count() {
  const preview = controlled<CountOutcome, { question: CountQuestion | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(groupCountMachine.provide({ actors: { preview: preview.logic } }), { clock });
  actor.start();
  return {
    actor,
    clock,
    preview,
    type: (name: string) => actor.send({ type: 'question.changed', question: question(name) }),
  };
}

test('it is counted once the person pauses', () => {
  const { clock, preview, type } = count();
  type('Cu');
  clock.increment(249);
  type('Curie');
  clock.increment(249);
  expect(preview.calls).toHaveLength(0);
  clock.increment(1);
  expect(preview.calls.map(({ input }) => input.question)).toEqual([question('Curie')]);
});

test('an answer to an older question is never shown', async () => {
  const { actor, clock, preview, type } = count();
  type('Curie');
  clock.increment(250);
  const older = preview.last();
  type('Codd');
  expect(older.signal.aborted).toBe(true);
  clock.increment(250);
  await preview.last().resolve(counted(3));
  await older.resolve(counted(99));
  expect(actor.getSnapshot().value).toBe('counted');
  expect(actor.getSnapshot().context.count?.documentCount).toBe(3);
});

test('a rule that cannot be counted asks nothing', () => {
  const { actor, clock, preview, type } = count();
  type('Curie');
  actor.send({ type: 'question.changed', question: null });
  clock.increment(1000);
  expect(preview.calls).toHaveLength(0);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('what the server has against the rule is kept until it is changed', async () => {
  const { actor, clock, preview, type } = count();
  type('Curie');
  clock.increment(250);
  const problems = [{ path: ['authorLastName'], message: 'Not this name.' }];
  await preview.last().resolve({ kind: 'problems', problems });
  expect(actor.getSnapshot().context.problems).toEqual(problems);
  type('Codd');
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

test('after a failure it can be counted again', async () => {
  const { actor, clock, preview, type } = count();
  type('Curie');
  clock.increment(250);
  await preview.last().reject('Network request failed');
  expect(actor.getSnapshot().context.message).toBe('Network request failed');
  actor.send({ type: 'retry' });
  await preview.last().resolve(counted(1));
  expect(actor.getSnapshot().value).toBe('counted');
});
