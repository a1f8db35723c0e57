// Tests the history of a document by sequences of events; tests/models covers the transitions.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlled } from '#tests/models/controlled.ts';
import { documentHistoryMachine } from './documentHistoryMachine.ts';
import type { HistoryPage } from './documentHistoryTypes.ts';

const page = (revision: number, next: string | null): HistoryPage => ({
  revisions: [{ revision, at: null, action: 'EDIT', userAgent: null, by: null, changes: [] }],
  next,
});

function history() {
  const loadPage = controlled<HistoryPage, { next: string | null }>();
  const actor = createActor(documentHistoryMachine.provide({ actors: { loadPage: loadPage.logic } })).start();
  const shown = () => actor.getSnapshot().context.revisions.map(({ revision }) => revision);
  return { actor, loadPage, shown };
}

test('pages follow one another', async () => {
  const { actor, loadPage, shown } = history();
  await loadPage.last().resolve(page(2, '2'));
  actor.send({ type: 'more' });
  expect(loadPage.last().input).toEqual({ next: '2' });
  expect(shown()).toEqual([2]);
  await loadPage.last().resolve(page(1, null));
  expect(shown()).toEqual([2, 1]);
  actor.send({ type: 'more' });
  expect(loadPage.calls).toHaveLength(2);
});

test('a page that did not come leaves what is there, and is asked for again', async () => {
  const { actor, loadPage, shown } = history();
  await loadPage.last().resolve(page(2, '2'));
  actor.send({ type: 'more' });
  await loadPage.last().reject('Network request failed');
  expect(shown()).toEqual([2]);
  expect(actor.getSnapshot().context.message).toBe('Network request failed');
  actor.send({ type: 'retry' });
  expect(loadPage.last().input).toEqual({ next: '2' });
});
