import { expect, it } from 'vitest';
import { chartOf } from './chartOf.ts';
import { outlineOf, type OutlinedState } from './outline.ts';
import { sampleMachine } from './sampleMachine.ts';

const outline = outlineOf(chartOf(sampleMachine));

/** The states by their paths. */
function all(state: OutlinedState): OutlinedState[] {
  return [state, ...state.children.flatMap(all)];
}

function found(name: string): OutlinedState | undefined {
  return all(outline).find((state) => state.name === name);
}

it('names states by their paths and says what is special about each', () => {
  expect(all(outline).map(({ name, notes }) => [name, ...notes].join(': '))).toEqual([
    'all',
    'off: begins here: tag quiet: tag dark',
    'on: parallel',
    'on.left',
    'on.left.one: begins here',
    'on.left.two: final',
    'on.left.before: deep history, else on.left.two',
    'on.left.last: shallow history',
    'on.right',
    'on.right.asking: begins here',
    'on.right.refused',
    'end: final',
  ]);
});

it('says what a state does and where its transitions lead', () => {
  expect(found('off')).toMatchObject({
    description: 'Nothing runs.',
    lines: ['entry greet', 'entry say (off)', 'exit greet'],
  });
  const ways = found('off')?.transitions.map(({ text, targets, reenter, description }) => ({
    text,
    targets,
    reenter,
    description,
  }));
  expect(ways?.slice(0, 2)).toEqual([
    { text: 'start [not isReady]', targets: ['off'], reenter: true, description: null },
    { text: 'start [isLonger (3)]', targets: ['on.right'], reenter: false, description: 'Long enough.' },
  ]);
  expect(found('all')?.transitions).toMatchObject([{ text: 'any other event', targets: [], actions: '/ greet' }]);
});
