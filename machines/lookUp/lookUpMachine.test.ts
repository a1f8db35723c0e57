// Tests looking references up by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import { controlled } from '#tests/models/controlled.ts';
import { lookUpMachine } from './lookUpMachine.ts';
import type { Candidate, LookUpInput, LookUpOutcome } from './lookUpTypes.ts';

const recordOf = (title: string): Candidate => ({
  ...{ source: 'Crossref', entry: `@article{x, title = {${title}}}\n`, title, details: '', isInLibrary: false },
});
const found = (...titles: readonly string[]): LookUpOutcome => ({
  ...{ status: 'found', message: null, candidates: titles.map(recordOf) },
});
const unavailable: LookUpOutcome = { status: 'unavailable', message: 'Crossref did not answer.', candidates: [] };

function boxWith(text: string) {
  return boxOf({ text });
}

function boxOf(input: LookUpInput) {
  const lookUp = controlled<LookUpOutcome, { identifier: Identifier | undefined }>();
  const actor = createActor(lookUpMachine.provide({ actors: { lookUp: lookUp.logic } }), { input });
  const handedOver: string[] = [];
  actor.on('references.ready', (event) => handedOver.push(event.text));
  actor.on('records.ready', (event) => handedOver.push(event.records.map(({ entry }) => entry.trim()).join(' ')));
  actor.start();
  return { actor, lookUp, handedOver };
}

test('identifiers are asked about one after the other, and their records are handed over in the order of the text', async () => {
  const { actor, lookUp, handedOver } = boxWith('10.1000/b and 10.1000/a');
  actor.send({ type: 'lookUp.start' });
  expect(lookUp.calls).toHaveLength(1);
  expect(lookUp.last().input.identifier).toEqual({ kind: 'DOI', value: '10.1000/b' });
  await lookUp.last().resolve(found('B'));
  expect(lookUp.last().input.identifier).toEqual({ kind: 'DOI', value: '10.1000/a' });
  await lookUp.last().resolve(found('A'));
  expect(actor.getSnapshot().value).toBe('handedOver');
  expect(handedOver).toEqual(['@article{x, title = {B}} @article{x, title = {A}}']);
});

test('what is to be decided waits for the person: several records, a remark, nothing found', async () => {
  const { actor, lookUp, handedOver } = boxWith('10.1000/a 10.1000/b 10.1000/c');
  actor.send({ type: 'lookUp.start' });
  await lookUp.last().resolve(found('A', 'A2'));
  await lookUp.last().resolve({ ...found('B'), message: 'The record names another DOI.' });
  await lookUp.last().resolve({ status: 'notFound', message: null, candidates: [] });
  expect(actor.getSnapshot().value).toBe('answered');
  expect(actor.getSnapshot().context.rows.map(({ chosen }) => chosen)).toEqual([0, null, null]);
  actor.send({ type: 'candidate.chosen', row: 0, candidate: 1 });
  actor.send({ type: 'candidate.chosen', row: 1, candidate: 0 });
  actor.send({ type: 'lookUp.review' });
  expect(handedOver).toEqual(['@article{x, title = {A2}} @article{x, title = {B}}']);
});

test('a retry asks about those that may have a better answer by now, and keeps the others', async () => {
  const { actor, lookUp } = boxWith('10.1000/a 10.1000/b 10.1000/c');
  actor.send({ type: 'lookUp.start' });
  await lookUp.last().resolve(found('A'));
  await lookUp.last().resolve(unavailable);
  actor.send({ type: 'lookUp.stop' });
  actor.send({ type: 'lookUp.retry' });
  expect(actor.getSnapshot().context.rows.map(({ outcome }) => outcome?.status)).toEqual([
    'found',
    undefined,
    undefined,
  ]);
  expect(lookUp.last().input.identifier?.value).toBe('10.1000/b');
});

test('a lost connection keeps what was answered, and goes on where it stopped', async () => {
  const { actor, lookUp } = boxWith('10.1000/a 10.1000/b');
  actor.send({ type: 'lookUp.start' });
  await lookUp.last().resolve(found('A'));
  await lookUp.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('interrupted');
  actor.send({ type: 'lookUp.retry' });
  expect(lookUp.last().input.identifier?.value).toBe('10.1000/b');
});

test('another text begins anew, and an answer to the old one is not taken', async () => {
  const { actor, lookUp } = boxWith('10.1000/a');
  actor.send({ type: 'lookUp.start' });
  const old = lookUp.last();
  actor.send({ type: 'text.changed', text: '10.1000/b' });
  await old.resolve(found('A'));
  expect(actor.getSnapshot().value).toEqual({ typing: 'identifiers' });
  expect(actor.getSnapshot().context.rows).toEqual([]);
});

test('references in a file format are handed over as they are', () => {
  const { actor, handedOver } = boxWith('@book{a, title = {A}, doi = {10.1000/a}}');
  actor.send({ type: 'lookUp.start' });
  expect(handedOver).toEqual(['@book{a, title = {A}, doi = {10.1000/a}}']);
});

test('an identifier that is still in the text after a change keeps its answer, and the choice', async () => {
  const { actor, lookUp, handedOver } = boxWith('10.1000/a 10.1000/b');
  actor.send({ type: 'lookUp.start' });
  await lookUp.last().resolve(found('A', 'A2'));
  await lookUp.last().resolve(unavailable);
  actor.send({ type: 'candidate.chosen', row: 0, candidate: 1 });
  actor.send({ type: 'text.changed', text: '10.1000/c 10.1000/a' });
  actor.send({ type: 'lookUp.start' });
  expect(lookUp.calls.map(({ input }) => input.identifier?.value)).toEqual(['10.1000/a', '10.1000/b', '10.1000/c']);
  await lookUp.last().resolve(found('C'));
  actor.send({ type: 'lookUp.review' });
  expect(handedOver).toEqual(['@article{x, title = {C}} @article{x, title = {A2}}']);
});

test('a text that was changed and changed back is not looked up again', async () => {
  const { actor, lookUp } = boxWith('10.1000/a');
  actor.send({ type: 'lookUp.start' });
  await lookUp.last().resolve(found('A', 'A2'));
  actor.send({ type: 'text.changed', text: '10.1000/' });
  actor.send({ type: 'text.changed', text: '10.1000/a' });
  actor.send({ type: 'lookUp.start' });
  expect(actor.getSnapshot().value).toBe('answered');
  expect(lookUp.calls).toHaveLength(1);
});

test('given identifiers are looked up at once, and none after a stop', async () => {
  const { actor, lookUp, handedOver } = boxOf({
    identifiers: [
      { kind: 'DOI', value: '10.1000/a' },
      { kind: 'DOI', value: '10.1000/b' },
    ],
  });
  const first = lookUp.last();
  expect(first.input.identifier?.value).toBe('10.1000/a');
  actor.send({ type: 'lookUp.stop' });
  await first.resolve(found('A'));
  expect(lookUp.calls).toHaveLength(1);
  expect(handedOver).toEqual([]);
});

test('a server without lookups says so before any request, and still takes references', () => {
  const { actor, lookUp, handedOver } = boxWith('10.1000/a');
  actor.send({ type: 'lookUps.off' });
  expect(actor.getSnapshot().value).toEqual({ typing: 'off' });
  actor.send({ type: 'lookUp.start' });
  expect(lookUp.calls).toHaveLength(0);
  actor.send({ type: 'text.changed', text: '@book{a, title = {A}}' });
  actor.send({ type: 'lookUp.start' });
  expect(handedOver).toEqual(['@book{a, title = {A}}']);
});

test('a text that is too long is not read', () => {
  const { actor } = boxWith('10.1000/a '.repeat(10_001));
  expect(actor.getSnapshot().value).toEqual({ typing: 'tooLong' });
  expect(actor.getSnapshot().context.read.identifiers).toEqual([]);
});
