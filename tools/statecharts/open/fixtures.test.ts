// Tests that machines of any shape are drawn and played: written after the shape of public ones, with everything that the viewer has to bear.
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import ElkConstructor from 'elkjs/lib/main.js';
import { catalogueOf } from '#statecharts/anyMachine/catalogueOf.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { chooseLayout } from '#statecharts/drawing/layout/chooseLayout.ts';
import { chartSvg } from '#statecharts/drawing/svg/chartSvg.ts';
import { startMachine } from '#statecharts/play/startMachine.ts';
import type { Step } from '#statecharts/play/steps.ts';
import { statePath } from '#machines/statePath.ts';
import { machineFilesIn } from '../load/machineFiles.ts';
import { namedFiles } from './namedFiles.ts';

const folder = join(import.meta.dirname, 'fixtures');
const files = machineFilesIn(folder);
const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    exported: (await import(`./fixtures/${file.slice(0, -3)}.ts`)) as Record<string, unknown>,
  })),
);
const entries = catalogueOf(modules);
const event = (type: string, more: object = {}): Step => ({ event: { type, ...more } });

/** Steps of each machine, and where they lead. */
const plays: Readonly<Record<string, readonly (readonly [readonly Step[], string])[]>> = {
  toggleMachine: [[[event('TOGGLE')], 'active']],
  counter: [[[event('INC'), event('SET', { value: 4 })], '']],
  limit: [[[event('REACH'), event('LEAVE')], 'below']],
  fetch: [
    [[event('FETCH'), { reject: '0.fetch.loading', message: 'No' }], 'failure'],
    [[event('FETCH'), { reject: '0.fetch.loading', message: 'No' }, { after: 100 }], 'loading'],
    [[event('FETCH'), { resolve: '0.fetch.loading', output: 'yes' }], 'success'],
  ],
  player: [[[event('PLAY'), event('MUTE')], 'playback.playing volume.muted']],
  checkout: [
    [[event('NEXT'), event('SWITCH'), event('HELP'), event('CLOSE')], 'form.payment.cash'],
    [[event('NEXT'), event('SWITCH'), event('HELP'), event('START_OVER')], 'form.payment.card'],
  ],
  wizard: [[[event('next'), event('type', { name: 'Ada' }), event('next'), event('agree'), event('next')], 'finished']],
  trafficLight: [[[{ after: 3000 }, { after: 500 }, { after: 2500 }], 'red.stop']],
  list: [[[event('add'), event('complete')], 'celebrating']],
  router: [
    [[event('nav.home')], 'home'],
    [[event('nav.away')], 'home'],
    [[event('something')], 'home'],
  ],
  login: [[[{ resolve: 'authenticate', output: 'token' }], 'in']],
};

test('every exported machine has an entry of its own', () => {
  expect(entries.map(({ id }) => id).sort()).toEqual(Object.keys(plays).sort());
  expect(namedFiles([`${folder}/**/*achine.ts`])).toEqual(namedFiles([folder]));
  expect(namedFiles([`${folder}/t*Machine.ts`])).toHaveLength(2);
});

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, { machine, model }) => {
  it('is drawn with all of its states', async () => {
    const chart = chartOf(machine);
    const layout = await chooseLayout(new ElkConstructor(), chart, null);
    const drawn = layout.states.map(({ state }) => state.id);
    const isFramed = drawn.includes(chart.root.id);
    expect(drawn).toHaveLength(chart.states.size - (isFramed ? 0 : 1));
    expect(chartSvg(layout)).toContain('<svg');
  });

  it.each(plays[id] ?? [])('is played: %j leads to %s', (steps, path) => {
    const running = startMachine(machine, model.starts[0]);
    for (const step of steps) running.perform(step);
    const snapshot = running.snapshot();
    expect(snapshot.error).toBeUndefined();
    expect(statePath(snapshot.value as Parameters<typeof statePath>[0])).toBe(path);
    running.stop();
  });
});
