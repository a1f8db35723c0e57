// Drives the members dialog of a library, in a story whose requests the test answers.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sharingModel } from '#machines/sharing/sharing.model.ts';
import type { SharingChange, SharingContext } from '#machines/sharing/sharingTypes.ts';
import type { Driver } from './driver.ts';
import { pressOneOf } from './pressOneOf.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const confirmation = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const list = (page: Page) => dialog(page).getByRole('region', { name: 'Members', exact: true });
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SharingContext;

const roleNames = { READER: 'Reader', EDITOR: 'Editor', OWNER: 'Owner' };
/** What the members of the model are called. */
const people: Readonly<Record<string, string>> = { user_1: 'Ada', user_2: 'ben@example.org' };

async function choose(page: Page, change: SharingChange): Promise<void> {
  switch (change.kind) {
    case 'role':
      await dialog(page)
        .getByRole('combobox', { name: `Role of ${people[change.userId] ?? ''}` })
        .press('Enter');
      await page.getByRole('option', { name: roleNames[change.role] }).click();
      return;
    case 'remove':
      await button(page, `Remove ${people[change.userId] ?? ''}`).press('Enter');
      return;
    case 'leave':
      await button(page, 'Leave this library').press('Enter');
      return;
    case 'endInvitation':
      await button(page, 'End invitation: Link, for 3 people').press('Enter');
      return;
    case 'visibility':
      await dialog(page)
        .getByRole('checkbox', { name: /e-mail addresses/ })
        .press('Space');
  }
}

const presses: Readonly<Record<string, readonly string[]>> = {
  retry: ['Try again', 'Reload'],
  'invitation.begin': ['Invite people…', 'Invite more people'],
  'invitation.send': ['Create link'],
  'invitation.leave': ['Back', 'Done'],
};

async function seesBusy(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('button', { name: 'Creating…' })).toBeVisible();
}

export const sharingDriver: Driver = {
  title: 'Members of a library',
  model: sharingModel,
  open: (page) => openStory(page, 'features-members--waiting'),
  async perform(page, event: AnyEventObject) {
    const actor = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
    if (actor !== undefined) return answerStory(page, actor, event);
    const names = presses[event.type];
    if (names) return pressOneOf(dialog(page), names);
    switch (event.type) {
      case 'change.choose':
        return choose(page, (event as unknown as { change: SharingChange }).change);
      case 'change.confirmed':
        return confirmation(page).getByRole('button').last().press('Enter');
      case 'change.cancelled':
        return confirmation(page).getByRole('button', { name: 'Cancel' }).press('Enter');
      case 'draft.changed':
        return dialog(page).getByRole('radio', { name: 'Reader' }).press('Space');
      default:
        throw new Error(`Unknown event ${event.type}`);
    }
  },
  locate: (page) => page.locator('dialog [data-part="frame"]').first(),
  isAbsent: (snapshot) => snapshot.matches('left'),
  impossible: [
    {
      reason: 'The checkbox can only switch to the other value.',
      is: (event, snapshot) => {
        const { change } = event as { change?: SharingChange };
        return change?.kind === 'visibility' && contextOf(snapshot).library?.emailsVisibleTo === change.visibleTo;
      },
    },
    {
      reason: 'The list can be reloaded only after a change that got no answer.',
      is: (event, snapshot) =>
        event.type === 'retry' && snapshot.matches('listing') && !contextOf(snapshot).isUnanswered,
    },
  ],
  sees: {
    loading: async (page) => {
      await expect(dialog(page)).toContainText('Loading the members…');
    },
    failed: async (page) => {
      await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t load the members');
      await expect(button(page, 'Try again')).toBeVisible();
    },
    listing: async (page, snapshot) => {
      await expect(list(page)).toContainText('Ada (you)');
      await expect(dialog(page).getByRole('alert')).toHaveCount(contextOf(snapshot).message === null ? 0 : 1);
      await expect(button(page, 'Invite people…')).toBeEnabled();
    },
    confirming: async (page) => {
      await expect(confirmation(page)).toBeVisible();
    },
    changing: async (page) => {
      await expect(confirmation(page)).toHaveCount(0);
      await expect(button(page, 'Invite people…')).toBeDisabled();
    },
    inviting: async (page, snapshot) => {
      await expect(dialog(page)).toHaveAccessibleName(/^Invite people to/);
      await expect(button(page, 'Create link')).toBeEnabled();
      const { message, problems } = contextOf(snapshot);
      if (message !== null) await expect(dialog(page).getByRole('alert')).toContainText('What you entered is kept.');
      else await expect(dialog(page).getByRole('alert')).toHaveCount(problems.length);
    },
    sending: seesBusy,
    made: async (page) => {
      await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toBeFocused();
    },
    left: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You left');
    },
    gone: async (page) => {
      await expect(dialog(page)).toHaveAccessibleName('You can no longer open this library');
    },
  },
};
