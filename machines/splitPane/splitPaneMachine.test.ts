// Tests a split pane by sequences of events: what a person does with the divider, and what becomes of the size.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { splitPaneMachine } from './splitPaneMachine.ts';
import type { SplitPaneInput } from './splitPaneTypes.ts';

function pane(input: Partial<SplitPaneInput> = {}) {
  const actor = createActor(splitPaneMachine, {
    input: { min: 360, max: 640, size: null, collapsible: true, ...input },
  });
  const remembered: (number | null)[] = [];
  actor.on('size.chosen', ({ size }) => {
    remembered.push(size);
  });
  actor.start();
  return { actor, remembered, size: () => actor.getSnapshot().context.size, state: () => actor.getSnapshot().value };
}

test('a drag is remembered once it ends, not on its way', () => {
  const { actor, remembered, size } = pane();
  actor.send({ type: 'drag.started' });
  actor.send({ type: 'dragged', size: 450.4 });
  actor.send({ type: 'dragged', size: 500.6 });
  expect(size()).toBe(501);
  expect(remembered).toEqual([]);
  actor.send({ type: 'drag.ended' });
  expect(remembered).toEqual([501]);
});

test('a drag that is given up changes nothing', () => {
  const { actor, remembered, size, state } = pane({ size: 420 });
  actor.send({ type: 'drag.started' });
  actor.send({ type: 'dragged', size: 600 });
  actor.send({ type: 'drag.cancelled' });
  expect([state(), size(), remembered]).toEqual(['resting', 420, []]);
});

test('it stops at its limits, also at those a smaller window sets', () => {
  const { actor, size } = pane();
  actor.send({ type: 'resized', size: 1 });
  expect(size()).toBe(360);
  actor.send({ type: 'resized', size: 9999 });
  expect(size()).toBe(640);
  actor.send({ type: 'limits.changed', max: 500 });
  // A window that is small for a moment does not cost the chosen size.
  expect(size()).toBe(640);
  actor.send({ type: 'resized', size: 9999 });
  expect(size()).toBe(500);
  actor.send({ type: 'limits.changed', max: 200 });
  actor.send({ type: 'resized', size: 300 });
  expect(size()).toBe(360);
});

test('reset gives it its usual size back', () => {
  const { actor, remembered, size } = pane({ size: 500 });
  actor.send({ type: 'reset' });
  expect([size(), remembered]).toEqual([null, [null]]);
});

test('collapsed and back it is as wide as before', () => {
  const { actor, size, state } = pane({ size: 500 });
  actor.send({ type: 'toggled' });
  expect(state()).toBe('collapsed');
  actor.send({ type: 'toggled' });
  expect([state(), size()]).toEqual(['resting', 500]);
});

test('what cannot be collapsed stays', () => {
  const { actor, state } = pane({ collapsible: false });
  actor.send({ type: 'toggled' });
  expect(state()).toBe('resting');
});
