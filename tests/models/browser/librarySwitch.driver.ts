// Drives the menu of libraries in the story whose server the test answers for.
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { librarySwitchModel } from '#machines/librarySwitch/librarySwitch.model.ts';
import type { LibrarySwitchContext } from '#machines/librarySwitch/librarySwitchTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const menu = (page: Page) => page.getByRole('menu');
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });
const failed = 'Your libraries could not be loaded. Try again';
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as LibrarySwitchContext;

/** The libraries that were loaded last stay listed; before that, there is only the open one. */
async function seesLibraries(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const { libraries } = contextOf(snapshot);
  await expect(menu(page).getByRole('menuitemradio')).toHaveText(
    libraries?.map(({ name }) => name) ?? ['Reading group'],
  );
}

export const librarySwitchDriver: Driver = {
  title: 'Menu of libraries',
  model: librarySwitchModel,
  async open(page) {
    await page.goto('/_storybook/external-iframe?id=features-libraryswitch--waiting');
    await page.getByRole('button', { name: /^Library/ }).press('Enter');
    await expect(menu(page)).toBeVisible();
  },
  async perform(page, event) {
    const actor = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
    if (actor !== undefined) return answerStory(page, actor, event);
    if (event.type === 'outdated') return answerStory(page, 'outdated', { type: 'given' });
    await item(page, failed).press('Enter');
    // Choosing an item closes the menu.
    await page.getByRole('button', { name: /^Library/ }).press('Enter');
  },
  locate: (page) => page.locator('[data-part="libraries"]'),
  sees: {
    loading: async (page, snapshot) => {
      await seesLibraries(page, snapshot);
      await expect(item(page, failed)).toHaveCount(0);
      await expect(item(page, 'Loading your libraries…')).toHaveCount(contextOf(snapshot).libraries === null ? 1 : 0);
    },
    listed: async (page, snapshot) => {
      await seesLibraries(page, snapshot);
      await expect(item(page, failed)).toHaveCount(0);
    },
    failed: async (page, snapshot) => {
      await seesLibraries(page, snapshot);
      await expect(item(page, failed)).toBeVisible();
    },
  },
};
