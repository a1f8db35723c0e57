// Drives the dialog of copying in the story whose server, worker and clipboard the test answers for.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { citingModel } from '#machines/citing/citing.model.ts';
import type { CitingInput } from '#machines/citing/citingTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.locator('[data-preview]');
const refused = (page: Page) => page.getByRole('textbox', { name: 'Text to copy' });

const items = [{ id: 'doe2012', type: 'book', title: 'Tides' }];

/** The texts of the model, in the documents of the story. */
const asGiven = (event: AnyEventObject): AnyEventObject =>
  event.type === 'xstate.done.actor.preview'
    ? { ...event, output: { ...(event.output as object), documents: { kind: 'items', items } } }
    : event;

let typed = 0;

const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  copy: async (page) => {
    const again = button(page, 'Try again');
    await ((await again.count()) > 0 ? again : button(page, 'Copy')).press('Enter');
  },
  cancel: async (page) => {
    const close = button(page, 'Close');
    await ((await close.count()) > 0 ? close : button(page, 'Cancel')).press('Enter');
  },
  'copied.byHand': (page) => refused(page).press('Control+c'),
  'clipboard.written': (page) => answerStory(page, 'clipboard', { type: 'given' }),
  'clipboard.refused': (page) => answerStory(page, 'clipboard', { type: 'given', error: new Error('refused') }),
};

async function change(page: Page, isTyped: boolean): Promise<void> {
  typed += 1;
  if (isTyped) await page.getByRole('textbox', { name: 'Where' }).fill(String(typed));
  else
    await page
      .getByRole('option', { selected: false })
      .filter({ hasText: /citation|\\cite\{/i })
      .first()
      .click();
}

async function seesChoice(page: Page): Promise<void> {
  await expect(button(page, 'Copy')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function seesBusy(page: Page): Promise<void> {
  await expect(button(page, 'Copying…')).toBeVisible();
}

async function seesNothingMore(): Promise<void> {
  // The dialog closes.
}

export const citingDriver: Driver = {
  title: 'Copy dialog',
  model: citingModel,
  async open(page, { input }) {
    await openStory(page, 'features-copydialog--waiting', { asks: (input as CitingInput).asks });
  },
  async perform(page, event) {
    if (event.type === 'choice.changed') return change(page, (event as { isTyped?: boolean }).isTyped ?? false);
    const actor = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
    if (actor !== undefined) return answerStory(page, actor, asGiven(event));
    const act = acts[event.type];
    if (!act) throw new Error(`Unknown event ${event.type}`);
    return act(page);
  },
  locate: (page) => page.locator('[data-story] [data-state]').first(),
  sees: {
    'choosing.typing': seesChoice,
    'choosing.previewing': async (page) => {
      await seesChoice(page);
      await expect(preview(page)).toHaveAttribute('aria-busy', 'true');
    },
    'choosing.shown': async (page) => {
      await seesChoice(page);
      await expect(preview(page)).toHaveAttribute('aria-busy', 'false');
      await expect(preview(page)).toHaveText('Tides');
    },
    'choosing.notShown': async (page) => {
      await expect(page.getByRole('alert')).toContainText('Couldn’t format it');
      await expect(button(page, 'Copy')).toBeVisible();
    },
    'copying.loading': seesBusy,
    'copying.formatting': seesBusy,
    'copying.writing': seesBusy,
    refused: async (page) => {
      await expect(refused(page)).toBeFocused();
      await expect(refused(page)).toHaveValue('Tides');
    },
    failed: async (page) => {
      await expect(page.getByRole('alert')).toContainText('Couldn’t copy');
      await expect(button(page, 'Try again')).toBeVisible();
    },
    copied: seesNothingMore,
    cancelled: seesNothingMore,
  },
  uncovered: ['#1 [asks] → citing.choosing', '#2 → citing.copying'].map((taken) => ({
    transition: `citing.starting — (always) ${taken}`,
    reason: 'It is taken as the machine starts, before there is a page to act on.',
  })),
  impossible: [
    {
      reason: 'The fields for pages come with the first preview.',
      is: (event, snapshot: AnyMachineSnapshot) =>
        event.type === 'choice.changed' &&
        (event as { isTyped?: boolean }).isTyped === true &&
        (snapshot.context as { preview: unknown }).preview === null,
    },
  ],
};
