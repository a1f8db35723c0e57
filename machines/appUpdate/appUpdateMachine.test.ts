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
  const navigate = (unsaved = false) => {
    actor.send({ type: 'page.left', unsaved });
  };
  return { actor, clock, latest, manifest, reloads, failures, navigate };
}

async function withNewBuild(input?: Partial<AppUpdateInput>) {
  const page = open(input);
  page.clock.increment(1000);
  await page.latest.last().resolve('new');
  await page.manifest.last().resolve(undefined);
  return page;
}

test('the first check is a second after the page has loaded, and then every hour', async () => {
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

test('on a very slow connection, which the page needs for itself, the first check is after an hour', () => {
  const { clock, latest } = open({ slow: true });
  clock.increment(60 * minute - 1);
  expect(latest.calls).toHaveLength(0);
  clock.increment(1);
  expect(latest.calls).toHaveLength(1);
});

test('a tab that was hidden for long checks at once when it is shown, another one does not', async () => {
  const { actor, clock, latest } = open();
  clock.increment(1000);
  await latest.last().resolve('old');
  actor.send({ type: 'tab.shown', hiddenFor: 10 * minute - 1 });
  expect(latest.calls).toHaveLength(1);
  actor.send({ type: 'tab.shown', hiddenFor: 10 * minute });
  expect(latest.calls).toHaveLength(2);
});

test('a new build is loaded with the next navigation, once its manifest exists', async () => {
  const { clock, latest, manifest, reloads, navigate } = open();
  clock.increment(1000);
  await latest.last().resolve('new');
  expect(manifest.last().input).toEqual({ buildId: 'new' });
  navigate();
  expect(reloads).toEqual([]);
  await manifest.last().resolve(undefined);
  expect(reloads).toEqual([]);
  navigate();
  expect(reloads).toEqual(['new']);
});

test('it waits as long as something is unsaved, over any number of navigations', async () => {
  const { navigate, reloads } = await withNewBuild();
  navigate(true);
  navigate(true);
  expect(reloads).toEqual([]);
  navigate();
  expect(reloads).toEqual(['new']);
});

test('a failure is reported, and the next poll checks again', async () => {
  const { clock, latest, manifest, failures, navigate, reloads } = open();
  clock.increment(1000);
  await latest.last().reject('no connection');
  clock.increment(60 * minute);
  await latest.last().resolve('new');
  await manifest.last().reject('not there yet');
  expect(failures).toEqual([new Error('no connection'), new Error('not there yet')]);
  navigate();
  expect(reloads).toEqual([]);
  clock.increment(60 * minute);
  expect(latest.calls).toHaveLength(3);
});

test('a reload that brought the old build again is not repeated for the same new build, only for a newer one', async () => {
  const { clock, latest, manifest, reloads, navigate } = open({ reloadedFor: 'new' });
  clock.increment(1000);
  await latest.last().resolve('new');
  navigate();
  expect(reloads).toEqual([]);
  clock.increment(60 * minute);
  await latest.last().resolve('newer');
  await manifest.last().resolve(undefined);
  navigate();
  expect(reloads).toEqual(['newer']);
});
