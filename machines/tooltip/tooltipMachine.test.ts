// Tests tooltips by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { tooltipMachine } from './tooltipMachine.ts';
import type { Tip } from './tooltipTypes.ts';

function page() {
  const clock = new SimulatedClock();
  const actor = createActor(tooltipMachine, { clock }).start();
  const shown = () => (actor.getSnapshot().hasTag('shown') ? actor.getSnapshot().context.tip?.text : null);
  return { actor, clock, shown };
}

const tip = (text: string): Tip => ({ anchor: `of ${text}`, text, keys: null });
const copy = tip('Copy');
const cite = tip('Cite');

test('it comes to who stays, not to who passes', () => {
  const { actor, clock, shown } = page();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(499);
  actor.send({ type: 'anchor.left', by: 'pointer', anchor: copy.anchor });
  clock.increment(500);
  expect(shown()).toBeNull();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(500);
  expect(shown()).toBe('Copy');
});

test('the next one along comes at once, and after a while waits again', () => {
  const { actor, clock, shown } = page();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(500);
  actor.send({ type: 'anchor.left', by: 'pointer', anchor: copy.anchor });
  clock.increment(150);
  expect(shown()).toBeNull();
  clock.increment(299);
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: cite });
  expect(shown()).toBe('Cite');
  actor.send({ type: 'anchor.left', by: 'pointer', anchor: cite.anchor });
  // One delay after the other: the clock leaps, and what is begun in a leap begins at its end.
  clock.increment(150);
  clock.increment(300);
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  expect(shown()).toBeNull();
});

test('the mouse can go to the tip and stay there', () => {
  const { actor, clock, shown } = page();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(500);
  actor.send({ type: 'anchor.left', by: 'pointer', anchor: copy.anchor });
  clock.increment(149);
  actor.send({ type: 'bubble.entered' });
  clock.increment(60_000);
  expect(shown()).toBe('Copy');
  actor.send({ type: 'bubble.left' });
  clock.increment(150);
  expect(shown()).toBeNull();
});

test('Escape sends it away while the mouse stays', () => {
  const { actor, clock, shown } = page();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(500);
  actor.send({ type: 'dismiss' });
  clock.increment(60_000);
  expect(shown()).toBeNull();
});

test('the mouse that leaves something else does not take the tip of the focus away', () => {
  const { actor, clock, shown } = page();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(500);
  actor.send({ type: 'anchor.left', by: 'pointer', anchor: cite.anchor });
  clock.increment(60_000);
  expect(shown()).toBe('Copy');
});

test('it stays as long as mouse or focus is with its anchor', () => {
  const { actor, clock, shown } = page();
  actor.send({ type: 'anchor.entered', by: 'pointer', tip: copy });
  clock.increment(400);
  actor.send({ type: 'anchor.entered', by: 'focus', tip: copy });
  clock.increment(100);
  expect(shown()).toBe('Copy');
  actor.send({ type: 'anchor.left', by: 'focus', anchor: copy.anchor });
  clock.increment(60_000);
  expect(shown()).toBe('Copy');
  actor.send({ type: 'anchor.entered', by: 'focus', tip: copy });
  actor.send({ type: 'anchor.left', by: 'pointer', anchor: copy.anchor });
  actor.send({ type: 'bubble.entered' });
  actor.send({ type: 'bubble.left' });
  clock.increment(60_000);
  expect(shown()).toBe('Copy');
  actor.send({ type: 'anchor.left', by: 'focus', anchor: copy.anchor });
  clock.increment(150);
  expect(shown()).toBeNull();
});
