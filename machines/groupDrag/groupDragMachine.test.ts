// Tests a drag by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { groupDragMachine } from './groupDragMachine.ts';
import type { DropInput, DropTarget } from './groupDragTypes.ts';

const read: DropTarget = { id: 'read', zone: 'into', refusal: null, isClosed: false };
const teaching: DropTarget = { ...read, id: 'teaching', isClosed: true };
const keywords: DropTarget = { ...teaching, id: 'keywords', refusal: '“Keywords” fills itself' };

function drag() {
  const drop = controlled<undefined, DropInput>();
  const clock = new SimulatedClock();
  const wanted: string[] = [];
  const actor = createActor(groupDragMachine.provide({ actors: { drop: drop.logic } }), { clock });
  const unwanted: (readonly string[])[] = [];
  actor.on('group.wanted', ({ id }) => wanted.push(id));
  actor.on('groups.unwanted', ({ ids }) => unwanted.push(ids));
  actor.start();
  const press = (id = 'document_1') => {
    actor.send({ type: 'pressed', load: { kind: 'documents', id }, x: 100, y: 100 });
  };
  const move = (x: number, target: DropTarget | null = null) => {
    actor.send({ type: 'moved', x, y: 100, target });
  };
  return { actor, clock, drop, wanted, unwanted, press, move, state: () => actor.getSnapshot().value };
}

test('a hand that trembles does not drag', () => {
  const { actor, press, move, state } = drag();
  press();
  move(103);
  expect(state()).toBe('pressed');
  actor.send({ type: 'released' });
  expect(state()).toBe('idle');
  press();
  move(104);
  expect(state()).toEqual({ dragging: 'nowhere' });
});

test('what is let go on a group is dropped there, and beside every group nowhere', async () => {
  const { actor, drop, press, move, state } = drag();
  press();
  move(40, read);
  actor.send({ type: 'released' });
  expect(drop.last().input).toEqual({ load: { kind: 'documents', id: 'document_1' }, target: read });
  await drop.last().resolve(undefined);
  expect(state()).toBe('idle');
  press();
  move(40, read);
  move(80);
  actor.send({ type: 'released' });
  expect(drop.calls).toHaveLength(1);
});

test('a group that does not take it takes nothing', () => {
  const { actor, drop, press, move, state } = drag();
  press();
  move(40, keywords);
  expect(state()).toEqual({ dragging: 'refused' });
  actor.send({ type: 'released' });
  expect(drop.calls).toEqual([]);
  expect(state()).toBe('idle');
});

test('a closed group opens when the pointer rests on it, once, and not when it only passes', () => {
  const { clock, wanted, press, move } = drag();
  press();
  move(40, teaching);
  clock.increment(500);
  move(41, teaching);
  clock.increment(99);
  expect(wanted).toEqual([]);
  clock.increment(1);
  expect(wanted).toEqual(['teaching']);
  move(42, keywords);
  clock.increment(300);
  move(43, read);
  clock.increment(5000);
  expect(wanted).toEqual(['teaching']);
});

test('a drag that is given up drops nothing', () => {
  const { actor, drop, press, move, state } = drag();
  press();
  move(40, read);
  actor.send({ type: 'cancelled' });
  actor.send({ type: 'released' });
  expect(state()).toBe('idle');
  expect(drop.calls).toEqual([]);
});

test('the next one can be dragged while the server is still told of the last', async () => {
  const { actor, drop, press, move, state } = drag();
  press('document_1');
  move(40, read);
  actor.send({ type: 'released' });
  press('document_2');
  move(40, read);
  await drop.last().reject('Network request failed');
  expect(state()).toEqual({ dragging: 'allowed' });
  actor.send({ type: 'released' });
  expect(drop.last().input.load.id).toBe('document_2');
});

test('what was opened on the way is closed when nothing comes of it, and stays open behind a drop', () => {
  const { actor, clock, unwanted, press, move } = drag();
  const rest = () => {
    press();
    move(40, teaching);
    clock.increment(600);
    move(41, keywords);
    clock.increment(600);
  };
  rest();
  actor.send({ type: 'cancelled' });
  expect(unwanted).toEqual([['teaching', 'keywords']]);
  rest();
  actor.send({ type: 'released' });
  expect(unwanted).toHaveLength(2);
  rest();
  move(80);
  actor.send({ type: 'released' });
  expect(unwanted).toHaveLength(3);
  rest();
  move(42, read);
  actor.send({ type: 'released' });
  expect(unwanted).toHaveLength(3);
});
