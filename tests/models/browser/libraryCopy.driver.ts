// Drives the dialog that copies to another library, in the story whose server the test answers for.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { libraryCopyModel } from '#machines/libraryCopy/libraryCopy.model.ts';
import type { CopyChoices, LibraryCopyContext } from '#machines/libraryCopy/libraryCopyTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true });
/** The dialog also has a cross, which comes first. */
const close = (page: Page) => button(page, 'Close').last();
const radio = (page: Page, name: string | RegExp) => dialog(page).getByRole('radio', { name });
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as LibraryCopyContext;

interface CopyEvent extends AnyEventObject, Partial<Pick<CopyChoices, 'duplicates' | 'isMove'>> {
  readonly id?: string;
}

/** Whether the event chooses what is chosen already. */
function isChosen({ type, id, duplicates, isMove }: CopyEvent, { choices }: LibraryCopyContext): boolean {
  if (type === 'target.chosen') return id === choices.targetId;
  if (type === 'duplicates.chosen') return duplicates === choices.duplicates;
  return type === 'move.chosen' && isMove === choices.isMove;
}

/** The choices and the message that are shown while the person chooses. */
async function seesChoices(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const { libraries, choices, what, message } = contextOf(snapshot);
  for (const { id, name } of libraries.targets)
    await expect(radio(page, name)).toBeChecked({ checked: id === choices.targetId });
  await expect(radio(page, choices.isMove ? /^Move/ : /^Copy:/)).toBeChecked();
  const checkbox = dialog(page).getByRole('checkbox');
  await expect(checkbox).toBeChecked({ checked: what === 'groups' ? choices.withDocuments : choices.withGroups });
  await expect(dialog(page).getByRole('alert')).toHaveText(message === null ? [] : [message]);
  await expect(button(page, choices.isMove ? 'Move' : 'Copy')).toBeEnabled();
}

export const libraryCopyDriver: Driver = {
  title: 'Copying to another library',
  model: libraryCopyModel,
  open: (page, { input }) => openStory(page, 'features-copytolibrary--waiting', input),
  async perform(page, event: CopyEvent, _upcoming, after) {
    const actor = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
    if (actor !== undefined) return answerStory(page, actor, event);
    switch (event.type) {
      case 'target.chosen':
        return radio(page, 'Seminar').press('Space');
      case 'groups.toggled':
      case 'documents.toggled':
        return dialog(page).getByRole('checkbox').press('Space');
      case 'duplicates.chosen':
        return radio(page, 'Copy all the same').press('Space');
      case 'move.chosen':
        return radio(page, event.isMove === true ? /^Move/ : /^Copy:/).press('Space');
      case 'copy':
        return button(page, /^(?:Copy|Move|Go on|Try again)$/).press('Enter');
      case 'stop':
        return after.matches('copied') ? close(page).press('Enter') : button(page, 'Stop').press('Enter');
      case 'retry':
        return button(page, 'Try again').press('Enter');
      default:
        throw new Error(`Unknown event ${event.type}`);
    }
  },
  locate: (page) => page.locator('dialog [data-part="frame"]').first(),
  isAbsent: (snapshot) => snapshot.matches('copied'),
  impossible: [
    {
      reason: 'Choosing what is chosen already changes nothing.',
      is: (event, snapshot) => isChosen(event, contextOf(snapshot)),
    },
    {
      reason: 'What is done about duplicates is asked only after they were counted, and about documents.',
      is: ({ type }, snapshot) =>
        type === 'duplicates.chosen' &&
        (!snapshot.matches({ choosing: 'counted' }) || !contextOf(snapshot).choices.withDocuments),
    },
    {
      reason: 'A copy that fits into one request can’t be stopped.',
      is: ({ type }, snapshot) =>
        type === 'stop' && snapshot.matches('copying') && contextOf(snapshot).result.steps.length === 0,
    },
  ],
  sees: {
    loading: async (page) => {
      await expect(dialog(page)).toContainText('Loading your libraries…');
      await expect(button(page, 'Copy')).toHaveCount(0);
    },
    failed: async (page) => {
      await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t load your libraries');
    },
    nowhere: async (page) => {
      await expect(dialog(page).getByText('There is no other library')).toBeVisible();
    },
    'choosing.counting': async (page, snapshot) => {
      await seesChoices(page, snapshot);
      await expect(dialog(page).getByText('Looking for duplicates…')).toHaveCount(
        contextOf(snapshot).choices.withDocuments ? 1 : 0,
      );
    },
    'choosing.counted': async (page, snapshot) => {
      const { choices, counts } = contextOf(snapshot);
      await seesChoices(page, snapshot);
      if (!choices.withDocuments) return;
      if (counts !== null) await expect(dialog(page)).toContainText('1 is already in');
      await expect(radio(page, choices.duplicates === 'COPY' ? 'Copy all the same' : 'Leave out')).toBeChecked();
    },
    'copying.going': async (page, snapshot) => {
      const { choices, result } = contextOf(snapshot);
      await expect(button(page, choices.isMove ? 'Moving…' : 'Copying…')).toHaveAttribute('aria-busy', 'true');
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      if (result.documentCount > 0) await expect(dialog(page)).toContainText('400 of 900 done');
    },
    'copying.stopping': async (page) => {
      await expect(button(page, 'Stopping…')).toHaveAttribute('aria-busy', 'true');
    },
    stopped: async (page, snapshot) => {
      const { message } = contextOf(snapshot);
      await expect(radio(page, 'Seminar')).toHaveCount(0);
      await expect(button(page, message === null ? 'Go on' : 'Try again')).toBeEnabled();
      await expect(dialog(page).getByRole('alert')).toHaveText(message === null ? [] : [message]);
      await expect(dialog(page).getByText('Stopped. You can go on')).toHaveCount(message === null ? 1 : 0);
    },
    copied: async (page) => {
      await expect(page.getByText('copied to “')).toBeVisible();
    },
  },
};
