// Drives dialogs: those that code opens with a call, and one whose content an owner provides.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { dialogModel } from '#machines/dialog/dialog.model.ts';
import type { DialogContext } from '#machines/dialog/dialogTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

/** The story of each start, and the label of its confirming button. */
const stories: Readonly<Record<string, { id: string; action: string; busy?: string }>> = {
  'a prompt with an action': { id: 'ui-dialog-from-code--prompt-with-action', action: 'Add', busy: 'Adding…' },
  'a prompt': { id: 'ui-dialog-from-code--prompt', action: 'OK' },
  'content of its owner': { id: 'ui-dialog--closed', action: 'Add' },
  'an alert': { id: 'ui-dialog-from-code--alert', action: 'OK' },
  'a confirmation': { id: 'ui-dialog-from-code--confirm', action: 'Delete for good', busy: 'Deleting…' },
  'a confirmation that only its buttons close': {
    id: 'ui-dialog-from-code--confirm-only-by-its-buttons',
    action: 'OK',
  },
};

const storyOf = (page: Page) => {
  const id = new URL(page.url()).searchParams.get('id');
  const story = Object.values(stories).find((each) => each.id === id);
  if (!story) throw new Error(`No start has the story "${id ?? ''}"`);
  return story;
};
const isContent = (page: Page) => storyOf(page).id === 'ui-dialog--closed';
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as DialogContext;

const dialog = (page: Page) => page.locator('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const opener = (page: Page) => page.locator('[data-story] > button').first();
const textBox = (page: Page) => dialog(page).getByRole('textbox');

/** Types a value that is not in the field yet, and is equally valid or invalid. */
async function type(page: Page, { value, problem }: { value: string; problem: string | null }): Promise<void> {
  const other = problem === null ? `${value} 2` : `${value} `;
  await textBox(page).fill((await textBox(page).inputValue()) === value ? other : value);
}

async function perform(page: Page, event: AnyEventObject): Promise<void> {
  const { type: name, by } = event as { type: string; by?: 'escape' | 'outside' };
  if (name === 'open') await opener(page).click();
  else if (name === 'value.changed') await type(page, event as unknown as { value: string; problem: string | null });
  else if (name === 'confirm') {
    if (!isContent(page) && (await textBox(page).count()) > 0) await textBox(page).press('Enter');
    else await button(page, storyOf(page).action).click();
  } else if (name === 'cancel') await button(page, isContent(page) ? 'Close' : 'Cancel').click();
  else if (name === 'dismiss' && by === 'escape') await page.keyboard.press('Escape');
  else if (name === 'dismiss') await page.mouse.click(5, 5);
  else if (name !== 'withdraw' && !/^xstate\.(done|error)\.actor\.confirmAction$/.test(name))
    throw new Error(`Unknown event ${name}`);
  else await answerStory(page, name === 'withdraw' ? 'withdraw' : 'confirmAction', event);
}

export const dialogDriver: Driver = {
  title: 'Dialog',
  model: dialogModel,
  async open(page, { name }) {
    await page.goto(`/_storybook/external-iframe?id=${stories[name]?.id ?? ''}`);
    await expect(opener(page)).toBeVisible();
  },
  perform,
  locate: dialog,
  isAbsent: (snapshot) => snapshot.value === 'closed',
  sees: {
    async closed(page) {
      await expect(opener(page)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    },
    async 'open.idle'(page, snapshot) {
      await expect(button(page, storyOf(page).action)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      if (contextOf(snapshot).variant === 'prompt') await expect(textBox(page)).toBeFocused();
    },
    async 'open.confirming'(page) {
      const { action, busy } = storyOf(page);
      await expect(button(page, busy ?? action)).toHaveAttribute('aria-busy', 'true');
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    },
    async 'open.refused'(page, snapshot) {
      const { problem, message } = contextOf(snapshot);
      await expect(dialog(page).getByRole('alert')).toHaveText(problem ?? message ?? '');
    },
    async closing(page, snapshot) {
      // The dialog is answered and the focus is back while it still fades out.
      await expect(opener(page)).toBeFocused();
      const { answer } = contextOf(snapshot);
      const reason = answer?.reason ?? '';
      const said = page.locator('[data-story]').getByRole('status').first();
      // An owner that withdraws its dialog gets no event.
      if (isContent(page) && reason === 'dismissed') await expect(said).toHaveText(/Closed: dismissed|Taken back/);
      else await expect(said).toContainText(isContent(page) ? `Closed: ${reason}` : `"reason":"${reason}"`);
    },
  },
  impossible: [
    {
      reason: 'A question that is asked again is another one, in a dialog of its own.',
      is: ({ type: name }, snapshot) =>
        name === 'open' && snapshot.value === 'closing' && contextOf(snapshot).variant !== 'content',
    },
  ],
};
