// Drives the dialog that creates an API token, in the story whose server the test answers for.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { tokenFormModel } from '#machines/tokenForm/tokenForm.model.ts';
import type { TokenFormContext, TokenFormOutcome, TokenValues } from '#machines/tokenForm/tokenFormTypes.ts';
import type { Driver } from './driver.ts';
import { pressOneOf } from './pressOneOf.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { typeInto } from './typeInto.ts';
import { expect } from './walkTest.ts';

const secret = 'jro_0123456789';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const tokenField = (page: Page) => dialog(page).getByLabel('Token', { exact: true });
const fields = {
  name: (page: Page) => dialog(page).getByLabel('Name', { exact: true }),
  password: (page: Page) => dialog(page).getByLabel('Your password', { exact: true }),
};
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as TokenFormContext;

async function type(page: Page, { name, password }: Partial<TokenValues>): Promise<void> {
  if (name !== undefined) await typeInto(fields.name(page), name);
  if (password !== undefined) await typeInto(fields.password(page), password);
}

/** Presses the copy button in a browser that lets the page write to the clipboard, or doesn't. */
async function copy(page: Page, isAllowed: boolean): Promise<void> {
  await page.evaluate((allowed) => {
    navigator.clipboard.writeText = () => (allowed ? Promise.resolve() : Promise.reject(new Error('Not allowed')));
  }, isAllowed);
  await button(page, 'Copy').press('Enter');
}

/** The problems that stand at the fields. */
async function seesProblems(page: Page, { problems, message }: TokenFormContext): Promise<void> {
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(problems.length);
  for (const { path, message: problem } of problems)
    await expect(path[0] === 'password' ? fields.password(page) : fields.name(page)).toHaveAccessibleDescription(
      new RegExp(problem),
    );
  if (message !== null) await expect(dialog(page).getByRole('alert')).toContainText(message);
}

export const tokenFormDriver: Driver = {
  title: 'API token',
  model: tokenFormModel,
  open: (page) => openStory(page, 'features-account--create-api-token'),
  async perform(page, event: AnyEventObject & { values?: Partial<TokenValues>; output?: TokenFormOutcome }) {
    switch (event.type) {
      case 'values.changed':
        return type(page, event.values ?? {});
      case 'submit':
        return fields.name(page).press('Enter');
      case 'retry':
        return button(page, 'Try again').press('Enter');
      case 'close':
        return pressOneOf(dialog(page), ['Cancel', 'Done', 'Close anyway']);
      case 'stay':
        return button(page, 'Stay').press('Enter');
      case 'secret.copied':
        return copy(page, true);
      case 'secret.copyRefused':
        return copy(page, false);
      case 'xstate.done.actor.create':
        return answerStory(page, 'create', { ...event, output: { outcome: event.output, secret } });
      case 'xstate.error.actor.create':
        return answerStory(page, 'create', event);
      default:
        throw new Error(`Unknown event ${event.type}`);
    }
  },
  locate: (page) => page.locator('dialog [data-part="frame"]'),
  isAbsent: (snapshot) => snapshot.matches('closed'),
  sees: {
    filling: async (page, snapshot) => {
      await expect(button(page, 'Create token')).toBeEnabled();
      await expect(fields.name(page)).toHaveValue(contextOf(snapshot).values.name);
      await seesProblems(page, contextOf(snapshot));
    },
    creating: async (page) => {
      await expect(button(page, 'Creating…')).toHaveAttribute('aria-busy', 'true');
      await expect(button(page, 'Cancel')).toBeDisabled();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    },
    failed: async (page, snapshot) => {
      await expect(dialog(page).getByRole('alert')).toContainText('What you typed is still here.');
      await expect(fields.name(page)).toHaveValue(contextOf(snapshot).values.name);
    },
    created: async (page, snapshot) => {
      await expect(dialog(page)).toHaveAccessibleName('Your new API token');
      await expect(tokenField(page)).toHaveValue(secret);
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      const { copied } = contextOf(snapshot);
      if (copied === 'no') await expect(tokenField(page)).toBeFocused();
      // After a refusal the whole token is selected, to be copied by hand.
      if (copied === 'refused') await expect(tokenField(page)).toHaveAccessibleDescription(/copy it yourself/);
    },
    leaving: async (page) => {
      await expect(dialog(page).getByRole('alert')).toContainText('You have not copied the token.');
      await expect(button(page, 'Stay')).toBeFocused();
    },
    closed: async (page) => {
      await expect(page.getByText(secret)).toHaveCount(0);
    },
  },
};
