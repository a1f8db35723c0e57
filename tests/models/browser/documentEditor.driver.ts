// Drives the form of a document: autosaved or added, on a server that accepts, rejects, doesn't answer or reports a conflict.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { documentEditorModel } from '#machines/documentEditor/documentEditor.model.ts';
import type {
  BringBackOutcome,
  DocumentEditorContext,
  SaveOutcome,
} from '#machines/documentEditor/documentEditorTypes.ts';
import { currentAttempt } from '#machines/documentEditor/attempts.ts';
import type { Driver } from './driver.ts';
import { editor, openArticle, openForm, openNewArticle } from './editorForm.ts';
import { HeldRequests } from './heldRequests.ts';
import { expect } from './walkTest.ts';

interface Happening extends AnyEventObject {
  readonly name?: string;
  readonly base?: string;
  readonly value?: string;
  readonly kind?: DocumentEditorContext['kind'];
  readonly choices?: Readonly<Record<string, 'mine' | 'theirs'>>;
  readonly output?: SaveOutcome;
}

interface BroughtBack extends AnyEventObject {
  readonly output: BringBackOutcome;
}

const scenarios: Record<SaveOutcome['kind'], string> = {
  saved: 'ordinary',
  conflict: 'conflict',
  problems: 'document-refused',
  gone: 'document-deleted',
  // Only shared libraries are forbidden (see `impossible`).
  forbidden: 'role-taken',
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as DocumentEditorContext;
/** Whether the form is for a new document. It isn't autosaved even after the document was added. */
const isOfNew = (snapshot: AnyMachineSnapshot) => !contextOf(snapshot).autosave;
const isAdded = (snapshot: AnyMachineSnapshot) => isOfNew(snapshot) && contextOf(snapshot).documentId !== null;
const answerOf = (event: AnyEventObject) => (event as Happening).output;

const title = (page: Page) => editor(page).getByRole('textbox', { name: 'Title', exact: true });
const published = (page: Page) => editor(page).getByRole('textbox', { name: 'Date', exact: true });
const comparison = (page: Page) => page.getByRole('dialog', { name: 'This document was changed somewhere else' });
const press = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true }).click();
/** Dialogs fade out, and what is behind them cannot be used before that. */
const letDialogsLeave = (page: Page) => page.clock.runFor(300);

/** Types into a field. If it already has the value, types another one first, so that the form gets an event. */
async function change(page: Page, { name, base, value = '' }: Happening, isNew: boolean): Promise<void> {
  const field = name === 'title' ? title(page) : published(page);
  const text = isNew && value === base ? '' : value;
  if ((await field.inputValue()) === text) await field.fill(`${text}x`);
  await field.fill(text);
}

/**
 * Uses the keyboard: after a layout shift, a mouse click is ignored for a moment (ignoreStrayPresses.ts), and with the clock stopped that moment never ends.
 */
async function chooseKind(page: Page, kind: DocumentEditorContext['kind']): Promise<void> {
  await editor(page).getByRole('combobox', { name: 'Kind' }).press('ArrowDown');
  await page.clock.runFor(100);
  await page.getByRole('option', { name: kindLabels[kind], exact: true }).click();
  await page.clock.runFor(100);
}

async function decide(page: Page, { choices = {} }: Happening): Promise<void> {
  const radio = comparison(page).getByRole('radio', {
    name: choices.title === 'mine' ? 'Title: Yours' : 'Title: Theirs',
  });
  if ((await radio.count()) > 0) await radio.check();
  await comparison(page).getByRole('button', { name: 'Save merged' }).click();
  await letDialogsLeave(page);
}

/** Confirms that changes are discarded. A new document is gone then; an existing one can be opened again, and is unchanged. */
async function discard(page: Page, isNew: boolean): Promise<void> {
  await press(page, 'Close the document');
  await page.clock.runFor(100);
  await page.getByRole('button', { name: isNew ? 'Discard it' : 'Discard the changes' }).click();
  await letDialogsLeave(page);
  await expect(editor(page)).toHaveCount(0);
  if (!isNew) await openForm(page);
}

const saysState = (text: string | RegExp) => async (page: Page) => {
  await expect(editor(page).getByText(text).first()).toBeVisible();
};

/** Unsaved text is in the form, in whatever state it is. */
async function keepsTitle(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const change = contextOf(snapshot).patch.title;
  if (change !== undefined)
    await expect(title(page)).toHaveValue(
      isOfNew(snapshot) && change.value === change.base ? '' : String(change.value),
    );
}

const unsaved = (text: string | RegExp) => async (page: Page, snapshot: AnyMachineSnapshot) => {
  await saysState(text)(page);
  await keepsTitle(page, snapshot);
};

export const documentEditorDriver: Driver = {
  title: 'Editor of documents',
  model: documentEditorModel,
  // Starts with a draft need a page that was closed before; tests/e2e/drafts.spec.ts covers them.
  starts: ['an article of the library', 'a new document'],
  async open(page, start) {
    await HeldRequests.hold(page, ['addDocumentMutation', 'updateDocumentMutation', 'restoreDocumentMutation']);
    await (start.name === 'a new document' ? openNewArticle(page) : openArticle(page));
  },
  async perform(page, event: Happening, _, after) {
    const held = HeldRequests.of(page);
    const isNew = isOfNew(after);
    switch (event.type) {
      case 'field.changed':
        return change(page, event, isNew);
      case 'kind.changed':
        return chooseKind(page, event.kind ?? 'journalArticle');
      case 'save':
        return title(page).press('Enter');
      case 'finish':
        return press(page, 'Done');
      case 'retry':
        return press(page, 'Try again');
      case 'bringBack':
        return press(page, 'Restore document');
      case 'discard':
        return discard(page, isNew);
      case 'conflict.resolved':
        return decide(page, event);
      case 'conflict.putOff':
        await comparison(page).getByRole('button', { name: 'Decide later' }).click();
        return letDialogsLeave(page);
      case 'conflict.compare':
        return press(page, 'Compare');
      case 'xstate.done.actor.save':
      case 'xstate.error.actor.save':
        await held.answer(event.output === undefined ? 'unreachable' : scenarios[event.output.kind]);
        // Changes without problems are sent again in the same state.
        if (after.matches('saving')) await held.arrival();
        return;
      case 'xstate.done.actor.bringBack':
      case 'xstate.error.actor.bringBack':
        await held.answer(event.output === undefined ? 'unreachable' : 'ordinary');
        if (after.matches('saving')) await held.arrival();
        return;
      default:
        throw new Error(`Unknown event ${event.type}`);
    }
  },
  locate: editor,
  isAbsent: (snapshot) => snapshot.status === 'done' || (isAdded(snapshot) && !snapshot.hasTag('unsaved')),
  sees: {
    async clean(page, snapshot) {
      if (isAdded(snapshot)) return;
      await expect(title(page)).toHaveValue(isOfNew(snapshot) ? '' : /title/);
      await expect(editor(page).getByText(/Saving|Not saved/)).toHaveCount(0);
    },
    async dirty(page, snapshot) {
      if (!isOfNew(snapshot)) await saysState('Saving…')(page);
      await keepsTitle(page, snapshot);
    },
    invalid: unsaved(/not saved|Not added/),
    'saving.settled': unsaved(/Saving…|Adding…/),
    'saving.editedSince': unsaved(/Saving…|Adding…/),
    async 'saving.finishing'(page, snapshot) {
      await expect(editor(page).getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
      await keepsTitle(page, snapshot);
    },
    async saved(page, snapshot) {
      if (isAdded(snapshot)) await expect(page.getByRole('heading', { name: 'The title' })).toBeVisible();
      else await saysState(/^Saved /)(page);
    },
    async 'conflict.comparing'(page) {
      await expect(comparison(page)).toBeVisible();
    },
    async 'conflict.putOff'(page, snapshot) {
      await expect(comparison(page)).toHaveCount(0);
      await unsaved('Not saved: changed somewhere else')(page, snapshot);
    },
    failed: unsaved('Not saved: Network request failed'),
    gone: unsaved('Not saved: deleted somewhere else'),
    async bringingBack(page, snapshot) {
      await expect(editor(page).getByRole('button', { name: 'Restoring…' })).toHaveAttribute('aria-busy', 'true');
      await keepsTitle(page, snapshot);
    },
    async finished(page) {
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    },
    async discarded(page) {
      await expect(page.getByRole('region', { name: 'All documents' })).toBeVisible();
    },
  },
  unseen: {
    forbidden: 'Nobody can lose their own library: told in tests/e2e/scenarios/editing.spec.ts.',
    'copyingDraft.settled': 'It follows only what is forbidden.',
    'copyingDraft.editedSince': 'It follows only what is forbidden.',
    'copyingDeleted.settled': 'Only documents of shared libraries are copied.',
    'copyingDeleted.editedSince': 'Only documents of shared libraries are copied.',
  },
  // After a conflict the server's revision and title differ from the model's.
  mayContinue(snapshot) {
    const { revision, patch } = contextOf(snapshot);
    return [revision, ...Object.values(patch).map((change) => change.revision)].every((each) => (each ?? 1) <= 2);
  },
  uncovered: [
    ...[
      'documentEditor.saving — xstate.done.actor.save #3 [isForbidden] → documentEditor.forbidden',
      'documentEditor.settling — (always) #1 [isUntouched] → documentEditor.clean',
      'documentEditor.gone — copyDraft #1 → documentEditor.copyingDeleted',
      'documentEditor.forbidden — field.changed #1 → (stays)',
      'documentEditor.forbidden — kind.changed #1 → (stays)',
      'documentEditor.forbidden — save #1 → documentEditor.settling',
      'documentEditor.forbidden — retry #1 → documentEditor.settling',
      'documentEditor.forbidden — copyDraft #1 → documentEditor.copyingDraft',
      'documentEditor.forbidden — finish #1 → documentEditor.finishing',
      'documentEditor.forbidden — discard #1 → documentEditor.discarding',
      'documentEditor.copyingDraft — xstate.done.actor.copyDraft #1 [isEditedSinceCopy] → documentEditor.forbidden',
      'documentEditor.copyingDraft — xstate.done.actor.copyDraft #2 → documentEditor.discarding',
      'documentEditor.copyingDraft — xstate.error.actor.copyDraft #1 → documentEditor.forbidden',
      'documentEditor.copyingDraft.settled — field.changed #1 → documentEditor.copyingDraft.editedSince',
      'documentEditor.copyingDraft.settled — kind.changed #1 → documentEditor.copyingDraft.editedSince',
      'documentEditor.copyingDraft.editedSince — field.changed #1 → (stays)',
      'documentEditor.copyingDraft.editedSince — kind.changed #1 → (stays)',
      'documentEditor.copyingDeleted — xstate.done.actor.copyDraft #1 [isEditedSinceCopy] → documentEditor.gone',
      'documentEditor.copyingDeleted — xstate.done.actor.copyDraft #2 → documentEditor.discarding',
      'documentEditor.copyingDeleted — xstate.error.actor.copyDraft #1 → documentEditor.gone',
      'documentEditor.copyingDeleted.settled — field.changed #1 → documentEditor.copyingDeleted.editedSince',
      'documentEditor.copyingDeleted.settled — kind.changed #1 → documentEditor.copyingDeleted.editedSince',
      'documentEditor.copyingDeleted.editedSince — field.changed #1 → (stays)',
      'documentEditor.copyingDeleted.editedSince — kind.changed #1 → (stays)',
    ].map((transition) => ({
      transition,
      reason: 'Nobody can lose their own library: told in tests/e2e/scenarios/editing.spec.ts.',
    })),
    ...[
      'documentEditor — kind.heard #1 → (stays)',
      'documentEditor.clean — kind.heard #1 → documentEditor.judging',
      'documentEditor.saved — kind.heard #1 → documentEditor.judging',
      'documentEditor.invalid — kind.heard #1 → documentEditor.judging',
    ].map((transition) => ({
      transition,
      reason: 'It takes somebody else who makes it another kind of document: told in tests/e2e/conflict.spec.ts.',
    })),
    ...['documentEditor — fields.focused #1 → (stays)', 'documentEditor — fields.left #1 → (stays)'].map(
      (transition) => ({
        transition,
        reason: 'The focus comes and goes with everything else: told in tests/e2e/live.spec.ts.',
      }),
    ),
    {
      transition: 'documentEditor.bringingBack — xstate.done.actor.bringBack #1 [isPurged] → documentEditor.settling',
      reason: 'It goes on as another document, on another page: told in tests/e2e/scenarios/editing.spec.ts.',
    },
    {
      transition: 'documentEditor.saving — xstate.done.actor.save #5 [isPointless] → documentEditor.failed',
      reason: 'No server of ours says that the document has changed since a revision, and that it still has that one.',
    },
  ],
  impossible: [
    {
      reason: 'The focus comes and goes with everything else: told in tests/e2e/live.spec.ts.',
      is: ({ type }) => type === 'fields.focused' || type === 'fields.left',
    },
    {
      reason: 'Nobody can lose their own library: told in tests/e2e/scenarios/editing.spec.ts.',
      is: (event) => answerOf(event)?.kind === 'forbidden' || event.type === 'copyDraft',
    },
    {
      reason: 'In its scenarios nobody else makes it another kind of document.',
      is: (event) => {
        const output = answerOf(event);
        if (output?.kind === 'conflict') return output.fields.some(({ name }) => name === 'kind');
        return event.type === 'kind.heard' || (output?.kind === 'saved' && output.otherKind !== undefined);
      },
    },
    {
      reason: 'In its scenario the document stays where it is.',
      is: (event) => event.type === 'xstate.done.actor.bringBack' && (event as BroughtBack).output.kind === 'purged',
    },
    {
      reason: 'What is added is read; where it was edited since, what follows is walked from an article.',
      is: (_, snapshot) => isAdded(snapshot),
    },
    {
      reason: 'A new document is added with a button and left without one: there is no "Done".',
      is: ({ type }, snapshot) => type === 'finish' && isOfNew(snapshot),
    },
    {
      reason: 'The kind that it has already is no other.',
      is: (event, snapshot) => (event as Happening).kind === contextOf(snapshot).kind,
    },
    {
      reason: 'An edit begins from the title that is saved by then, and the model has only one to begin from.',
      is: (event, snapshot) =>
        (event as Happening).name === 'title' &&
        contextOf(snapshot).patch.title === undefined &&
        (contextOf(snapshot).revision === 2 || snapshot.matches('saved')),
    },
    {
      reason: 'The comparison lies over the form: it is decided on there, or put off.',
      is: ({ type }, snapshot) =>
        snapshot.matches({ conflict: 'comparing' }) && !['conflict.resolved', 'conflict.putOff'].includes(type),
    },
    {
      reason: 'It is decided on where both sides are shown.',
      is: ({ type }, snapshot) => type === 'conflict.resolved' && snapshot.matches({ conflict: 'putOff' }),
    },
    {
      reason: 'Changes of a document that can be saved are saved on the way out.',
      is: ({ type }, snapshot) => type === 'discard' && snapshot.matches('dirty') && !isOfNew(snapshot),
    },
    {
      reason: 'The server answers about the fields that it is sent.',
      is(event, snapshot) {
        const output = answerOf(event);
        if (output?.kind !== 'conflict' && output?.kind !== 'problems') return false;
        if (output.kind === 'conflict' && !output.fields.some(({ name }) => name === 'title')) return true;
        return !('title' in currentAttempt(contextOf(snapshot)).fields);
      },
    },
    {
      reason: 'In its scenario somebody else is faster only once.',
      is: (event, snapshot) =>
        answerOf(event)?.kind === 'conflict' && currentAttempt(contextOf(snapshot)).revision !== 1,
    },
  ],
};
