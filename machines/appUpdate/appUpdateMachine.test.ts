// Tests new builds by sequences of events with a simulated clock; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { appUpdateMachine } from './appUpdateMachine.ts';
import type { AppUpdateInput } from './appUpdateTypes.ts';

const minute = 60_000;

function open(input: Partial<AppUpdateInput> = {}) {
  const clock = new SimulatedClock();
  const latest = controlled<string>();
  const manifest = controlled<undefined, { buildId: string }>();
  const actor = createActor(
    appUpdateMachine.provide({ actors: { fetchLatest: latest.logic, fetchManifest: manifest.logic } }),
    { clock, input: { buildId: 'old', reloadedFor: null, slow: false, ...input } },
  );
  const reloads: string[] = [];
  const failures: unknown[] = [];
  actor.on('reload.wanted', ({ buildId }) => reloads.push(buildId));
  actor.on('check.failed', ({ error }) => failures.push(error));
  actor.start();
  const go = (unsaved = false) => {
    actor.send({ type: 'page.left', unsaved });
  };
  return { actor, clock, latest, manifest, reloads, failures, go };
}

async function withNewBuild(input?: Partial<AppUpdateInput>) {
  const page = open(input);
  page.clock.increment(1000);
  await page.latest.last().resolve('new');
  await page.manifest.last().resolve(undefined);
  return page;
}

test('it is first asked a second after the page has come, and then every hour', async () => {
  const { clock, latest } = open();
  clock.increment(999);
  expect(latest.calls).toHaveLength(0);
  clock.increment(1);
  await latest.last().resolve('old');
  clock.increment(60 * minute - 1);
  expect(latest.calls).toHaveLength(1);
  clock.increment(1);
  expect(latest.calls).toHaveLength(2);
});

test('a very slow connection is left to the page: the poll asks first', () => {
  const { clock, latest } = open({ slow: true });
  clock.increment(60 * minute - 1);
  expect(latest.calls).toHaveLength(0);
  clock.increment(1);
  expect(latest.calls).toHaveLength(1);
});

test('who comes back after long is asked for at once, who was away a moment is not', async () => {
  const { actor, clock, latest } = open();
  clock.increment(1000);
  await latest.last().resolve('old');
  actor.send({ type: 'tab.shown', hiddenFor: 10 * minute - 1 });
  expect(latest.calls).toHaveLength(1);
  actor.send({ type: 'tab.shown', hiddenFor: 10 * minute });
  expect(latest.calls).toHaveLength(2);
});

test('a new build comes with the next navigation, once its manifest is there', async () => {
  const { clock, latest, manifest, reloads, go } = open();
  clock.increment(1000);
  await latest.last().resolve('new');
  expect(manifest.last().input).toEqual({ buildId: 'new' });
  go();
  expect(reloads).toEqual([]);
  await manifest.last().resolve(undefined);
  expect(reloads).toEqual([]);
  go();
  expect(reloads).toEqual(['new']);
});

test('it waits while something is unsaved, for as many navigations as that takes', async () => {
  const { go, reloads } = await withNewBuild();
  go(true);
  go(true);
  expect(reloads).toEqual([]);
  go();
  expect(reloads).toEqual(['new']);
});

test('a failure is told, and the next poll asks again', async () => {
  const { clock, latest, manifest, failures, go, reloads } = open();
  clock.increment(1000);
  await latest.last().reject('no connection');
  clock.increment(60 * minute);
  await latest.last().resolve('new');
  await manifest.last().reject('not there yet');
  expect(failures).toEqual([new Error('no connection'), new Error('not there yet')]);
  go();
  expect(reloads).toEqual([]);
  clock.increment(60 * minute);
  expect(latest.calls).toHaveLength(3);
});

test('a reload that brought the old build again is not repeated for the same new one, only for another', async () => {
  const { clock, latest, manifest, reloads, go } = open({ reloadedFor: 'new' });
  clock.increment(1000);
  await latest.last().resolve('new');
  go();
  expect(reloads).toEqual([]);
  clock.increment(60 * minute);
  await latest.last().resolve('newer');
  await manifest.last().resolve(undefined);
  go();
  expect(reloads).toEqual(['newer']);
});
