// Tests finding a DOI by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { findDoiMachine } from './findDoiMachine.ts';
import type { DoiCandidate, FindDoiInput, FoundDois } from './findDoiTypes.ts';

const recordOf = (doi: string): DoiCandidate => ({ doi, title: doi, details: '' });

function searchFor(documentId: string) {
  const find = controlled<FoundDois, FindDoiInput>();
  const set = controlled<undefined, { documentId: string; doi: string }>();
  const machine = findDoiMachine.provide({ actors: { find: find.logic, set: set.logic } });
  const actor = createActor(machine, { input: { documentId } });
  actor.start();
  return { actor, find, set };
}

test('the chosen DOI is set, and no other', async () => {
  const { actor, find, set } = searchFor('doc_1');
  expect(find.last().input).toEqual({ documentId: 'doc_1' });
  await find.last().resolve({ status: 'found', message: null, candidates: ['10.1000/a', '10.1000/b'].map(recordOf) });
  expect(set.calls).toHaveLength(0);
  actor.send({ type: 'candidate.chosen', candidate: 1 });
  actor.send({ type: 'doi.set' });
  expect(set.last().input).toEqual({ documentId: 'doc_1', doi: '10.1000/b' });
  await set.last().resolve(undefined);
  expect(actor.getSnapshot().status).toBe('done');
});

test('a refusal keeps the choice, and the message says why', async () => {
  const { actor, find, set } = searchFor('doc_1');
  await find.last().resolve({ status: 'found', message: null, candidates: [recordOf('10.1000/a')] });
  actor.send({ type: 'doi.set' });
  await set.last().reject('This document was deleted.');
  expect(actor.getSnapshot().value).toBe('choosing');
  expect(actor.getSnapshot().context.message).toBe('This document was deleted.');
});

test('a candidate that came with a message is not preselected', async () => {
  const { actor, find, set } = searchFor('doc_1');
  await find.last().resolve({ status: 'found', message: 'The years differ.', candidates: [recordOf('10.1000/a')] });
  actor.send({ type: 'doi.set' });
  expect(set.calls).toHaveLength(0);
});
