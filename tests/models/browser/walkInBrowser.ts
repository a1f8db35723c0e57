// Walks the paths of a machine's model on the real page, and asserts after every step where the page says it is and what a person sees.
//
// To walk a widget, write two files beside this one:
//
//   dialog.driver.ts   export const dialogDriver: Driver = { title: 'Dialog', model: dialogModel, … }     (see driver.ts)
//   dialog.spec.ts     walkInBrowser(dialogDriver);
//
// The paths are fewer and longer than those of the walk in Vitest: just enough that every transition and every event that the page can
// reach from a start is walked from it. Nobody writes them: change the machine or its model, and the page is walked otherwise. What the
// page cannot do stands in the driver with its reason (`unseen`, `impossible`, `uncovered`), and a reason that holds no longer fails.
// Where the model has delays, the page's clock stands still but for one frame after each step.
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { countTransitions } from '../../coverage/countTransitions.ts';
import { fromRoot, recordCoverage } from '../../coverage/recordCoverage.ts';
import { delayOf, isDelay } from '../replay.ts';
import { compareWalked } from '../walk.ts';
import type { Driver } from './driver.ts';
import { planWalk, startsOf, walkFrom, type PlannedWalk } from './planWalk.ts';
import { runningClock, standingClock } from './standingClock.ts';
import { expect, test } from './walkTest.ts';

const pathOf = (snapshot: AnyMachineSnapshot): string => statePath(snapshot.value as StateValue);

/** A page takes a moment to load, and a step a moment to be seen: much longer ones on a machine that is slow. */
const timeFor = (paths: PlannedWalk['paths']) => 60_000 + 15_000 * paths.length + 6_000 * paths.flat().length;

/** Defines the tests that walk a driver's model: one for each start, and one that nothing is left out without a reason. */
export function walkInBrowser(driver: Driver): void {
  let planned: ReturnType<typeof planWalk> | undefined;
  const plan = () => (planned ??= planWalk(driver));

  test.describe(driver.title, () => {
    for (const start of startsOf(driver)) {
      test(`from ${start.name}, every path leads where the chart says`, async ({ page }, testInfo) => {
        const { initial, paths } = walkFrom(plan(), start);
        test.setTimeout(timeFor(paths));
        const clock = driver.model.events.some(isDelay) ? await standingClock(page) : runningClock;

        for (const steps of paths) {
          await test.step(`a path of ${steps.length} steps from ${start.name}`, async () => {
            await clock.run();
            await driver.open(page, start);
            await clock.stop();
            await seesState(driver, page, initial);
            for (const [index, { event, before, after }] of steps.entries()) {
              const upcoming = steps.slice(index + 1).map((step) => step.event);
              await test.step(`${index + 1}. ${event.type} → ${pathOf(after)}`, async () => {
                if (isDelay(event)) await clock.pass(delayOf(driver.model.machine, event, before));
                else await driver.perform(page, event, upcoming, after);
                await clock.pass();
                await seesState(driver, page, after);
              });
            }
          });
        }
        const taken = paths.flat().flatMap(({ transitions }) => transitions);
        recordCoverage({
          testKind: 'browser',
          file: fromRoot(testInfo.file),
          title: `${driver.title} from ${start.name}`,
          machines: {
            [driver.model.machine.id]: { starts: paths.length, transitions: countTransitions(taken) },
          },
        });
      });
    }

    test('every state is seen and every transition walked, or it is said why not', () => {
      const { walks, staleImpossible } = plan();
      const steps = walks.flatMap(({ paths }) => paths.flat());
      const walked = new Set(steps.flatMap(({ transitions }) => transitions));
      const reached = new Set([...walks.map(({ initial }) => initial), ...steps.map(({ after }) => after)].map(pathOf));
      const exempt = [...driver.model.exempt, ...(driver.uncovered ?? [])];
      const findings = {
        ...compareWalked(driver.model, walked, exempt),
        ...compareSeen(driver, reached),
        staleImpossible,
      };
      expect(Object.entries(findings).filter(([, found]) => found.length > 0)).toEqual([]);
    });
  });
}

/** Asserts where the page says it is, and that a person can tell. */
async function seesState(driver: Driver, page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const state = pathOf(snapshot);
  const widget = driver.locate(page);
  if (driver.isAbsent?.(snapshot)) await expect(widget, `nothing is there in ${state}`).toHaveCount(0);
  else {
    // Looks again sooner than an assertion does, which says best what is wrong.
    const arrived = widget.and(page.locator(`[data-state="${state}"]`)).first();
    await arrived.waitFor({ state: 'attached', timeout: 2000 }).catch(() => undefined);
    await expect(widget).toHaveAttribute('data-state', state);
  }
  await driver.sees[state]?.(page, snapshot);
}

/** Holds the states that are reached against those of the model, and against what the driver says of them. */
function compareSeen(driver: Driver, reached: ReadonlySet<string>) {
  const unseen = Object.keys(driver.unseen ?? {});
  const all = Object.keys(driver.model.states);
  return {
    withoutSees: all.filter((state) => !unseen.includes(state) && driver.sees[state] === undefined),
    neverReached: all.filter((state) => !unseen.includes(state) && !reached.has(state)),
    reachedAllTheSame: unseen.filter((state) => reached.has(state)),
    unknown: [...Object.keys(driver.sees), ...unseen].filter((state) => !all.includes(state)),
  };
}
