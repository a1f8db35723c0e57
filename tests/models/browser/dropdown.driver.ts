// Drives the menu in the story whose code loads when the test says so, opened by click or by hover.
import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { dropdownModel } from '#machines/dropdown/dropdown.model.ts';
import type { Driver } from './driver.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const button = (page: Page) => page.getByRole('button', { name: 'More' });

/** A position where no element is. */
const away = [1000, 700] as const;

async function enter(page: Page) {
  await page.mouse.move(...away);
  const box = await button(page).boundingBox();
  if (!box) throw new Error('There is no button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function seesNothing(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function seesButtonOnly(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function seesMenu(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', { name: 'New subgroup' })).toBeVisible();
}

const stories: Readonly<Record<string, string>> = {
  'a menu that is pressed': 'ui-menu--waiting',
  'a menu that follows the mouse': 'ui-menu--waiting-on-hover',
};

const acts: Readonly<Record<string, (page: Page, event: AnyEventObject) => Promise<void>>> = {
  // Clicks without moving the mouse there, because that would be another event.
  toggle: (page) => button(page).dispatchEvent('click'),
  dismiss: (page) => page.keyboard.press('Escape'),
  'focus.left': async (page) => {
    await button(page).focus();
    await page.getByRole('button', { name: 'Elsewhere' }).focus();
  },
  'pointer.entered': enter,
  'pointer.left': async (page) => {
    await enter(page);
    await page.mouse.move(...away);
  },
  moved: async (page) => {
    const size = page.viewportSize();
    if (size) await page.setViewportSize({ width: size.width, height: size.height === 900 ? 899 : 900 });
  },
  'key.pressed': (page) => button(page).press('End'),
  'xstate.done.actor.loadContent': (page, event) => answerStory(page, 'loadContent', event),
  'xstate.error.actor.loadContent': (page, event) => answerStory(page, 'loadContent', event),
};

export const dropdownDriver: Driver = {
  title: 'Menu',
  model: dropdownModel,
  async open(page, { name }) {
    await page.mouse.move(...away);
    await openStory(page, stories[name] ?? '');
    await expect(button(page)).toBeVisible();
  },
  async perform(page, event) {
    if (event.type === 'open') await button(page).press(event.focus === 'first' ? 'ArrowDown' : 'ArrowUp');
    else {
      const act = acts[event.type];
      if (!act) throw new Error(`Unknown event ${event.type}`);
      await act(page, event);
    }
  },
  locate: (page) => page.locator('[data-state]', { has: page.locator('> [aria-haspopup="menu"]') }),
  sees: {
    'hidden.ready': seesNothing,
    'hidden.approached': seesNothing,
    'hidden.throttled': seesNothing,
    ...Object.fromEntries(
      ['fresh', 'staying', 'leaving'].flatMap((presence) => [
        [`shown.layout.loading shown.presence.${presence}`, seesButtonOnly],
        [`shown.layout.placed shown.presence.${presence}`, seesMenu],
        [`shown.layout.adjusting shown.presence.${presence}`, seesMenu],
      ]),
    ),
  },
  impossible: [
    {
      reason: 'The menu takes the focus and the keys by itself, as it comes.',
      is: ({ type }) => type === 'focus.taken',
    },
    {
      reason: 'Arrows that are pressed while its code is on its way are kept for the menu, as all keys are.',
      is: ({ type }, snapshot) => type === 'open' && snapshot.matches({ shown: { layout: 'loading' } }),
    },
  ],
  uncovered: [
    {
      transition: 'dropdown.shown — focus.taken #1 → (stays)',
      reason: 'The menu takes the focus by itself, as it comes: that is no step of its own.',
    },
  ],
};
