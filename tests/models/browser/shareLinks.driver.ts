// Drives the dialog of read-only links in the story whose server the test answers for.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { shareLinksModel } from '#machines/shareLinks/shareLinks.model.ts';
import type { ShareLinksContext } from '#machines/shareLinks/shareLinksTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { typeInto } from './typeInto.ts';
import { expect } from './walkTest.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const list = (page: Page) => dialog(page).getByRole('region', { name: 'Your links' });
const note = (page: Page) => dialog(page).getByLabel('Note for yourself (optional)');
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as ShareLinksContext;

/** What the links of the model are called. */
const names: Readonly<Record<string, string>> = { lnk_1: 'Paper', lnk_2: 'Search “tides”' };

/** The links and the message that are shown with whatever a new link needs. */
async function seesLinks(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const { links, message } = contextOf(snapshot);
  await expect(list(page).getByRole('listitem')).toHaveCount(links.length);
  for (const { id } of links) await expect(list(page)).toContainText(names[id] ?? id);
  await expect(dialog(page).getByRole('alert')).toHaveText(message === null ? [] : [message]);
}

export const shareLinksDriver: Driver = {
  title: 'Read-only links',
  model: shareLinksModel,
  open: (page, { input }) => openStory(page, 'features-sharelinks--waiting', input),
  async perform(page, event: AnyEventObject & { id?: string; label?: string }) {
    const actor = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
    if (actor !== undefined) return answerStory(page, actor, event);
    switch (event.type) {
      case 'offer.chosen':
        return dialog(page).getByRole('radio', { name: 'The whole library' }).press('Space');
      case 'label.changed':
        return typeInto(note(page), event.label ?? '');
      case 'link.make':
        return button(page, 'Create link').press('Enter');
      case 'link.another':
        return button(page, 'Create another link').press('Enter');
      case 'link.end':
        return button(page, `End link: ${names[event.id ?? ''] ?? ''}`).press('Enter');
      case 'end.confirmed':
        return question(page).getByRole('button', { name: 'End link' }).press('Enter');
      case 'end.cancelled':
        return question(page).getByRole('button', { name: 'Cancel' }).press('Enter');
      case 'retry':
        return button(page, 'Try again').press('Enter');
      default:
        throw new Error(`Unknown event ${event.type}`);
    }
  },
  locate: (page) => page.locator('dialog [data-part="frame"]').first(),
  impossible: [
    {
      reason: 'Choosing what is chosen already changes nothing, and a single offer is no choice.',
      is: ({ type }, snapshot) => type === 'offer.chosen' && contextOf(snapshot).chosen === 0,
    },
  ],
  sees: {
    loading: async (page) => {
      await expect(dialog(page)).toContainText('Loading your links…');
      await expect(button(page, 'Create link')).toBeDisabled();
    },
    failed: async (page) => {
      await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t load your links');
    },
    choosing: async (page, snapshot) => {
      const { offers, chosen, label } = contextOf(snapshot);
      await expect(button(page, 'Create link')).toBeEnabled();
      await expect(note(page)).toHaveValue(label);
      const radios = dialog(page).getByRole('radio');
      await expect(radios).toHaveCount(offers.length > 1 ? offers.length : 0);
      if (offers.length > 1) await expect(radios.nth(chosen)).toBeChecked();
      await seesLinks(page, snapshot);
    },
    making: async (page) => {
      await expect(button(page, 'Creating…')).toHaveAttribute('aria-busy', 'true');
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    },
    made: async (page, snapshot) => {
      await expect(dialog(page).getByLabel('Page for people', { exact: true })).toHaveValue(
        contextOf(snapshot).made?.address ?? '',
      );
      await expect(button(page, 'Done')).toBeVisible();
      await seesLinks(page, snapshot);
    },
    confirming: async (page, snapshot) => {
      await expect(question(page)).toContainText(names[contextOf(snapshot).ending ?? ''] ?? '');
    },
    ending: async (page) => {
      await expect(question(page)).toHaveCount(0);
      await expect(list(page).locator('[aria-busy="true"]')).toHaveCount(1);
    },
  },
};
