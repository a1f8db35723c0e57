// Drives the page of an invitation in the story whose server the test answers for.
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { invitationModel } from '#machines/invitation/invitation.model.ts';
import type { InvitationContext } from '#machines/invitation/invitationTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as InvitationContext;

/** The links that lead on from the end of the flow. Its heading has the focus. */
async function seesEnd(page: Page, title: string, links: readonly string[]): Promise<void> {
  await expect(heading(page, title)).toBeFocused();
  await expect(page.locator('[data-story]').getByRole('link')).toHaveText(links);
}

export const invitationDriver: Driver = {
  title: 'Invitation',
  model: invitationModel,
  async open(page) {
    await page.goto('/_storybook/external-iframe?id=features-invitation--loading');
  },
  async perform(page, event) {
    const actor = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
    if (actor !== undefined) return answerStory(page, actor, event);
    await button(page, event.type === 'join' ? 'Join library' : 'Try again').press('Enter');
  },
  locate: (page) => page.locator('[data-story] [data-state]'),
  sees: {
    loading: async (page) => {
      await expect(heading(page, 'Loading the invitation…')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    unloaded: async (page) => {
      await expect(heading(page, 'Couldn’t load the invitation')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('The invitation is still valid.');
    },
    offered: async (page, snapshot) => {
      const { offer, message } = contextOf(snapshot);
      await expect(heading(page, `Join “${offer?.libraryName ?? ''}”`)).toBeVisible();
      await expect(page.getByText(`${offer?.invitedBy ?? ''} invites you`)).toBeVisible();
      await expect(button(page, 'Join library')).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveText(message === null ? [] : [message]);
    },
    joining: async (page) => {
      await expect(button(page, 'Joining…')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    failed: async (page) => {
      await expect(page.getByRole('alert')).toContainText('Nothing was lost.');
      await expect(button(page, 'Join library')).toBeEnabled();
    },
    joined: (page) => seesEnd(page, 'You joined “Reading group”', ['Open library', 'Go to my library']),
    member: (page) => seesEnd(page, 'You are a member of “Reading group”', ['Open library', 'Go to my library']),
    ended: (page) => seesEnd(page, 'This invitation has ended', ['Go to my library']),
  },
};
