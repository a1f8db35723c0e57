// Tests how the machines of two versions find each other, and what counts as removed.
import { expect, it, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { diffMachines, hasRemovals } from './diffMachines.ts';
import { machineData, readVersion } from './machineVersion.ts';

const lamp = (id: string, states: object = {}) =>
  createMachine({
    id,
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } }, ...states },
  });
const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { pull: 'open' } }, open: { tags: 'wide' } },
});

function versions(...machines: readonly AnyStateMachine[]) {
  // As they come from the process that loads them.
  return machines.map((machine) =>
    readVersion(
      JSON.parse(JSON.stringify(machineData(machine, `${machine.id}Machine.ts`))) as ReturnType<typeof machineData>,
    ),
  );
}

test('machines are added and go', () => {
  const changes = diffMachines(versions(lamp('lamp')), versions(door));
  expect(changes).toMatchObject([
    { kind: 'added', after: { chart: { id: 'door' } } },
    { kind: 'gone', before: { chart: { id: 'lamp' } } },
  ]);
  expect(hasRemovals(changes)).toBe(true);
});

it('says nothing of machines that are alike', () => {
  expect(diffMachines(versions(door, lamp('lamp')), versions(lamp('lamp'), door))).toEqual([]);
});

it('finds a machine under another id and in another file by what it does', () => {
  const changes = diffMachines(versions(door, lamp('lamp')), versions(door, lamp('light')));
  expect(changes).toMatchObject([
    { kind: 'changed', before: { chart: { id: 'lamp' } }, after: { chart: { id: 'light' } } },
  ]);
  expect(hasRemovals(changes)).toBe(false);
});

it('counts only what went as removed', () => {
  const [small, large] = [versions(lamp('lamp')), versions(lamp('lamp', { broken: { on: { mend: 'off' } } }))];
  expect(hasRemovals(diffMachines(small, large))).toBe(false);
  expect(hasRemovals(diffMachines(large, small))).toBe(true);
});
