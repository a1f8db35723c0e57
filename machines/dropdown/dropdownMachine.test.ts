// Tests menus and panels by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { dropdownMachine } from './dropdownMachine.ts';
import type { DropdownEvent, DropdownTrigger } from './dropdownTypes.ts';

async function dropdown(trigger: DropdownTrigger, ...first: DropdownEvent[]) {
  const loadContent = controlled<undefined>();
  const clock = new SimulatedClock();
  const machine = dropdownMachine.provide({ actors: { loadContent: loadContent.logic } });
  const actor = createActor(machine, { clock, input: { placement: 'bottom-start', trigger } }).start();
  for (const event of first) actor.send(event);
  if (loadContent.calls.length > 0) await loadContent.last().resolve(undefined);
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(state);
  return { actor, clock, loadContent, is, context: () => actor.getSnapshot().context };
}

const press: DropdownEvent = { type: 'toggle', focus: 'whole' };

test('a double click opens it and does not close it again; one that closes it does not open it again', async () => {
  const { actor, clock, is } = await dropdown('click', press);
  clock.increment(199);
  actor.send(press);
  expect(is('shown')).toBe(true);
  clock.increment(1);
  actor.send(press);
  expect(is('hidden')).toBe(true);
  clock.increment(199);
  actor.send(press);
  expect(is('hidden')).toBe(true);
  clock.increment(1);
  actor.send(press);
  expect(is('shown')).toBe(true);
});

test('after Escape the next press opens at once', async () => {
  const { actor, is } = await dropdown('click', press, { type: 'dismiss' }, press);
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open', focus: 'last' });
  expect(is('shown')).toBe(true);
});

test('a mouse that passes does not open it; one that stays does, and leaves the focus where it is', async () => {
  const { actor, clock, is, context } = await dropdown('hover', { type: 'pointer.entered' });
  clock.increment(249);
  actor.send({ type: 'pointer.left' });
  clock.increment(250);
  expect(is('hidden')).toBe(true);
  actor.send({ type: 'pointer.entered' });
  clock.increment(250);
  expect(is('shown')).toBe(true);
  expect(context().focus.to).toBe('none');
});

test('a press right after the hover that opened it does not close it', async () => {
  const { actor, clock, is } = await dropdown('hover', { type: 'pointer.entered' });
  clock.increment(250);
  clock.increment(150);
  actor.send(press);
  expect(is('shown')).toBe(true);
});

test('it stays open while the mouse crosses the page to it, whatever has the focus meanwhile', async () => {
  const { actor, clock, is } = await dropdown('hover', { type: 'open', focus: 'first' });
  actor.send({ type: 'pointer.left' });
  actor.send({ type: 'focus.left' });
  clock.increment(249);
  actor.send({ type: 'pointer.entered' });
  clock.increment(1000);
  expect(is('shown')).toBe(true);
  actor.send({ type: 'pointer.left' });
  clock.increment(250);
  expect(is('hidden')).toBe(true);
});

test('with the trigger “click” it does not follow the mouse', async () => {
  const { actor, clock, is } = await dropdown('click', { type: 'pointer.entered' });
  clock.increment(1000);
  expect(is('hidden')).toBe(true);
  actor.send(press);
  actor.send({ type: 'pointer.left' });
  clock.increment(1000);
  expect(is('shown')).toBe(true);
});

test('it is placed again 200 ms after the page has come to rest', async () => {
  const { actor, clock, is } = await dropdown('click', press);
  for (let scrolled = 0; scrolled < 5; scrolled++) {
    actor.send({ type: 'moved' });
    clock.increment(199);
    expect(is({ shown: { layout: 'adjusting' } })).toBe(true);
  }
  clock.increment(1);
  expect(is({ shown: { layout: 'placed' } })).toBe(true);
});

test('keys pressed while its content loads are kept in order, and forgotten at the next opening', async () => {
  const { actor, context } = await dropdown(
    'click',
    { type: 'open', focus: 'first' },
    { type: 'key.pressed', key: 'ArrowDown' },
    { type: 'key.pressed', key: 'Enter' },
  );
  expect(context().keys).toEqual(['ArrowDown', 'Enter']);
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open', focus: 'first' });
  expect(context().keys).toEqual([]);
});

test('focus and keys are handed to the content only once', async () => {
  const { actor, context } = await dropdown(
    'click',
    { type: 'open', focus: 'last' },
    { type: 'key.pressed', key: 'ArrowUp' },
  );
  expect(context()).toMatchObject({ focus: { to: 'last' }, keys: ['ArrowUp'] });
  actor.send({ type: 'focus.taken' });
  expect(context()).toMatchObject({ focus: { to: 'none' }, keys: [] });
});

test('it closes if its code cannot be loaded, and the next press tries again', async () => {
  const { actor, loadContent, is } = await dropdown('click');
  actor.send(press);
  await loadContent.last().reject('offline');
  expect(is('hidden')).toBe(true);
  actor.send(press);
  expect(loadContent.calls).toHaveLength(2);
});

test('opening it again while it is open moves the focus to its content', async () => {
  const { actor, context } = await dropdown('hover', { type: 'open', focus: 'first' });
  const before = context().focus;
  actor.send({ type: 'open', focus: 'first' });
  expect(context().focus).toEqual({ to: 'first' });
  expect(context().focus).not.toBe(before);
});
