// Walks every machine of the catalogue along paths that take each of its transitions, and fails if one was never taken.
import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { MachineModel } from '#machines/model.ts';
import { statePath } from '#machines/statePath.ts';
import { pathsOf, type Path } from './paths.ts';
import { replay } from './replay.ts';
import { statesOf, transitionsOf } from './transitions.ts';

const titleOf = (path: Path) => path.steps.map(({ event }) => event.type).join(' → ');

/** Says in words what does not hold that should, in the state the machine is in. */
function broken(model: MachineModel, snapshot: Path['state']): string[] {
  const state = statePath(snapshot.value as StateValue);
  const facts = model.states[state];
  return facts === undefined
    ? [`the model says nothing of the state ${state}`]
    : Object.entries(facts).flatMap(([fact, holds]) => (holds(snapshot) ? [] : [`in ${state} does not hold: ${fact}`]));
}

async function walk(model: MachineModel, start: MachineModel['starts'][number], path: Path, walked: Set<string>) {
  const running = replay(model, start, walked);
  expect(broken(model, running.snapshot())).toEqual([]);
  for (const [index, { event, state }] of path.steps.entries()) {
    await running.step(event);
    const way = titleOf({ ...path, steps: path.steps.slice(0, index + 1) });
    expect(running.snapshot().value, way).toEqual(state.value);
    expect(broken(model, running.snapshot()), way).toEqual([]);
  }
  running.stop();
}

describe.each(catalogue)('$title', ({ id, machine, model }) => {
  test('every path leads where the chart says, and every transition is walked', async () => {
    const walked = new Set<string>();
    for (const start of model.starts) {
      for (const path of pathsOf(model, start)) {
        await walk(model, start, path, walked);
      }
    }
    expect(transitionsOf(machine).filter((transition) => !walked.has(transition))).toEqual([]);
  });

  test('every state a machine can rest in has its facts, and no other', () => {
    const resting = statesOf(machine)
      .filter(({ type, always }) => (type === 'atomic' || type === 'final') && always === undefined)
      .map(({ path }) => path.join('.'));
    expect(Object.keys(model.states).sort()).toEqual(resting.sort());
  });

  test('every state is described, every actor has a name, its failure a target, and every delay a name', () => {
    expect(machine.id).toBe(id);
    const nodes = statesOf(machine);
    expect(nodes.filter(({ description }) => !description).map((node) => node.id)).toEqual([]);
    const invokes = nodes.flatMap((node) => node.invoke.map((invoke) => ({ node, invoke })));
    expect(invokes.filter(({ invoke }) => /^\d+\./.test(invoke.id)).map(({ invoke }) => invoke.id)).toEqual([]);
    const delays = nodes.flatMap((node) => node.after.map(({ delay }) => delay));
    expect(delays.filter((delay) => typeof delay !== 'string')).toEqual([]);
  });
});
