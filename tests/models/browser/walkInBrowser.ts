// Walks the paths of a machine's model on the real page, and asserts after every step the state that the page reports and what a person sees.
//
// To walk a widget, write two files beside this one:
//
//   dialog.driver.ts   export const dialogDriver: Driver = { title: 'Dialog', model: dialogModel, … }     (see driver.ts)
//   dialog.spec.ts     walkInBrowser(dialogDriver);
//
// Paths are fewer and longer than in Vitest: just enough to take every transition and every event that the page can reach from a start. They are computed, so
// changing the machine or its model changes them. The driver lists what the page cannot do, with a reason (`unseen`, `impossible`, `uncovered`); an outdated
// reason fails the test. If the model has delays, the page's clock is stopped except for one frame after each step.
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { countTransitions } from '../../coverage/countTransitions.ts';
import { fromRoot, recordCoverage } from '../../coverage/recordCoverage.ts';
import { delayOf, isDelay } from '../replay.ts';
import { compareWalked } from '../walk.ts';
import type { Driver } from './driver.ts';
import { planOf, planWalks, startsOf, type StartPlan } from './planWalks.ts';
import { runningClock, standingClock } from './standingClock.ts';
import { expect, test } from './walkTest.ts';

const pathOf = (snapshot: AnyMachineSnapshot): string => statePath(snapshot.value as StateValue);

/** Generous limits for loading the page and for each step, since a slow machine takes much longer than usual. */
const timeFor = (walks: StartPlan['walks']) => 60_000 + 15_000 * walks.length + 6_000 * walks.flat().length;

/** Defines a driver's tests: one for each start, and one that fails if a state or transition is missing without a reason. */
export function walkInBrowser(driver: Driver): void {
  let planned: ReturnType<typeof planWalks> | undefined;
  const plan = () => (planned ??= planWalks(driver));

  test.describe(driver.title, () => {
    for (const start of startsOf(driver)) {
      test(`from ${start.name}, every walk leads where the chart says`, async ({ page }, testInfo) => {
        const { initial, walks } = planOf(plan(), start);
        test.setTimeout(timeFor(walks));
        const clock = driver.model.events.some(isDelay) ? await standingClock(page) : runningClock;

        for (const steps of walks) {
          await test.step(`a walk of ${steps.length} steps from ${start.name}`, async () => {
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
        const taken = walks.flat().flatMap(({ transitions }) => transitions);
        recordCoverage({
          testKind: 'browser',
          file: fromRoot(testInfo.file),
          title: `${driver.title} from ${start.name}`,
          machines: {
            [driver.model.machine.id]: { starts: walks.length, transitions: countTransitions(taken) },
          },
        });
      });
    }

    test('every state is seen and every transition taken, or the driver gives a reason', () => {
      const { starts, staleImpossible } = plan();
      const steps = starts.flatMap(({ walks }) => walks.flat());
      const walked = new Set(steps.flatMap(({ transitions }) => transitions));
      const reached = new Set(
        [...starts.map(({ initial }) => initial), ...steps.map(({ after }) => after)].map(pathOf),
      );
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

/** Asserts the state that the page reports, and what a person sees in it. */
async function seesState(driver: Driver, page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const state = pathOf(snapshot);
  const widget = driver.locate(page);
  if (driver.isAbsent?.(snapshot)) await expect(widget, `nothing is there in ${state}`).toHaveCount(0);
  else {
    // Polls more often than an assertion does; the assertion after it gives the better error message.
    const arrived = widget.and(page.locator(`[data-state="${state}"]`)).first();
    await arrived.waitFor({ state: 'attached', timeout: 2000 }).catch(() => undefined);
    await expect(widget).toHaveAttribute('data-state', state);
  }
  await driver.sees[state]?.(page, snapshot);
}

/** Compares the reached states with those of the model and with the driver's exceptions. */
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
