import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chartOf } from './chartOf.ts';
import { generateMachine } from './generateMachine.ts';

it('makes the requested number of states and transitions, some nested, some parallel', () => {
  const { states, transitions } = chartOf(generateMachine(300, 600));
  const types = [...states.values()].map(({ type }) => type);
  const depths = [...states.values()].map(({ path }) => path.split('.').length);
  expect(states.size).toBe(1 + 300);
  expect(transitions).toHaveLength(600);
  expect(new Set(types)).toEqual(new Set(['compound', 'parallel', 'atomic']));
  expect(Math.max(...depths)).toBeGreaterThan(2);
});

it('makes the same machine each time, and the machine runs', () => {
  const machine = generateMachine(40, 80);
  expect(JSON.stringify(generateMachine(40, 80))).toBe(JSON.stringify(machine));
  const actor = createActor(machine).start();
  expect(actor.getSnapshot().status).toBe('active');
  actor.stop();
});
