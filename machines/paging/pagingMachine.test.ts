// Tests a list that is scrolled by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { pagingMachine } from './pagingMachine.ts';
import type { Page, PageAt } from './pagingTypes.ts';

function list() {
  const loadPage = controlled<undefined, Page | null>();
  const clock = new SimulatedClock();
  const actor = createActor(pagingMachine.provide({ actors: { loadPage: loadPage.logic } }), { clock }).start();
  /** The rows of a page are missing; of one that continues the list in a view of the first rows, unless it says otherwise. */
  const need = (page: Page, around: PageAt = page.kind === 'at' ? page : { kind: 'at', at: 0 }) => {
    actor.send({ type: 'page.needed', page, around });
  };
  const asked = () => loadPage.calls.map(({ input }) => input);
  return { actor, clock, loadPage, need, asked };
}

const next: Page = { kind: 'next', after: 'row 50' };

test('the next page is asked for at once, and once', async () => {
  const { actor, loadPage, need, asked } = list();
  need(next);
  need(next);
  expect(asked()).toEqual([next]);
  await loadPage.last().resolve(undefined);
  expect(actor.getSnapshot().value).toBe('settled');
});

test('a dragged scroll bar asks only for where it rests', () => {
  const { clock, need, asked } = list();
  for (const at of [1000, 2000, 3000]) {
    need({ kind: 'at', at });
    clock.increment(40);
  }
  clock.increment(80);
  expect(asked()).toEqual([{ kind: 'at', at: 3000 }]);
});

test('a jump during a refetch is not lost, and does not wait for it', async () => {
  const { actor, clock, loadPage, need, asked } = list();
  actor.send({ type: 'list.outdated', around: { kind: 'at', at: 0 } });
  need({ kind: 'at', at: 170 });
  expect(loadPage.calls[0]?.signal.aborted).toBe(true);
  clock.increment(80);
  expect(asked()).toEqual([
    { kind: 'at', at: 0 },
    { kind: 'at', at: 170 },
  ]);
  await loadPage.last().resolve(undefined);
  expect(actor.getSnapshot().value).toBe('settled');
});

test('the page of a jump does not replace the rows of a view that has returned, and what the jump had ended is loaded', () => {
  const { actor, clock, loadPage, need, asked } = list();
  actor.send({ type: 'list.outdated', around: { kind: 'at', at: 0 } });
  need({ kind: 'at', at: 900 });
  clock.increment(80);
  actor.send({ type: 'view.loaded', around: { kind: 'at', at: 20 } });
  expect(loadPage.last().signal.aborted).toBe(true);
  clock.increment(80);
  expect(asked().at(-1)).toEqual({ kind: 'at', at: 20 });
});

test('the same for a view that has returned to the last loaded rows', () => {
  const { clock, loadPage, need, asked } = list();
  need({ kind: 'at', at: 900 });
  clock.increment(80);
  need(next, { kind: 'at', at: 40 });
  expect(loadPage.last().signal.aborted).toBe(true);
  clock.increment(80);
  expect(asked().at(-1)).toEqual({ kind: 'at', at: 40 });
});

test('a refetch that a jump has ended is made when the view returns to the last loaded rows before the jump', () => {
  const { actor, clock, need, asked } = list();
  actor.send({ type: 'list.outdated', around: { kind: 'at', at: 40 } });
  need({ kind: 'at', at: 900 });
  need(next, { kind: 'at', at: 40 });
  clock.increment(80);
  expect(asked().at(-1)).toEqual({ kind: 'at', at: 40 });
});

test('a page that continues the list is loaded although the view has turned round', () => {
  const { actor, loadPage, need } = list();
  need(next);
  actor.send({ type: 'view.loaded', around: { kind: 'at', at: 20 } });
  expect(loadPage.last().signal.aborted).toBe(false);
});

test('a jump that failed is not tried again when the view has returned', async () => {
  const { actor, clock, loadPage, need, asked } = list();
  need({ kind: 'at', at: 900 });
  clock.increment(80);
  await loadPage.last().reject('Network request failed');
  actor.send({ type: 'view.loaded', around: { kind: 'at', at: 20 } });
  actor.send({ type: 'retry' });
  expect(asked().at(-1)).toEqual({ kind: 'at', at: 20 });
});

test('a view that is served by the page under way leaves it alone', () => {
  const { actor, loadPage, need, asked } = list();
  actor.send({ type: 'list.outdated', around: { kind: 'at', at: 150 } });
  need({ kind: 'at', at: 160 });
  expect(loadPage.last().signal.aborted).toBe(false);
  expect(asked()).toHaveLength(1);
});

test('a change of the library makes the answer under way worthless', () => {
  const { actor, loadPage, need, asked } = list();
  need(next);
  actor.send({ type: 'list.outdated', around: { kind: 'at', at: 0 } });
  expect(loadPage.calls[0]?.signal.aborted).toBe(true);
  expect(asked()).toEqual([next, { kind: 'at', at: 0 }]);
});

test('a server that does not answer is asked later and later, not again and again', async () => {
  const { actor, clock, loadPage, need } = list();
  need(next);
  await loadPage.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.message).toBe('Network request failed');
  need(next);
  expect(loadPage.calls).toHaveLength(1);
  clock.increment(2000);
  expect(loadPage.calls).toHaveLength(2);
  await loadPage.last().reject('Network request failed');
  clock.increment(2000);
  expect(loadPage.calls).toHaveLength(2);
  clock.increment(2000);
  expect(loadPage.calls).toHaveLength(3);
});

test('who presses "Try again" gets what is in view now', async () => {
  const { actor, loadPage, need } = list();
  need(next);
  await loadPage.last().reject('Network request failed');
  need({ kind: 'at', at: 800 });
  actor.send({ type: 'retry' });
  expect(loadPage.last().input).toEqual({ kind: 'at', at: 800 });
});

test('another list begins with nothing asked for', () => {
  const { actor, loadPage, need } = list();
  need(next);
  actor.send({ type: 'list.replaced' });
  expect(loadPage.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toBe('settled');
});
