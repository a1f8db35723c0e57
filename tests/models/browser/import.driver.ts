// Drives the import of a file: its dialog, and the status line that replaces the closed dialog.
import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { importModel } from '#machines/import/import.model.ts';
import type {
  BatchOutcome,
  ChosenFile,
  GroupsOutcome,
  ImportContext,
  ImportDuplicate,
  ImportReport,
} from '#machines/import/importTypes.ts';
import { toastSlotId } from '#src/ui/toast/toastRegionId.ts';
import type { Driver } from './driver.ts';
import { answerReader, holdReaders, waitForReader } from './heldReaders.ts';
import { HeldRequests } from './heldRequests.ts';
import { openDashboard } from './openDashboard.ts';
import { expect } from './walkTest.ts';

/** Two batches, as in the model. The first `alike` entries share one DOI. Neither the DOI nor the keys occur in earlier files. */
function twoBatches(alike: number): string {
  const own = crypto.randomUUID();
  const doi = `doi = {10.1000/${own}}`;
  const book = (at: number) => `@book{${own}-${at}, title = {Book ${at}}${at < alike ? `, ${doi}` : ''}}`;
  return Array.from({ length: 101 }, (_, at) => book(at)).join('\n');
}
/** As many groups as two requests send. */
const manyGroups = Array.from({ length: 201 }, (_, at) => `1 StaticGroup:Group ${at}\\;0\\;1\\;\\;\\;\\;;`).join('\n');
const groups = `@Comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n${manyGroups}\n}`;
const goodFile = { name: 'library.bib', mimeType: 'text/plain', text: twoBatches(1) };
/** An empty file is refused like one that is too large, but is quicker to choose. */
const refusedFile = { ...goodFile, name: 'empty.bib', text: '' };

type TestFile = typeof goodFile;

/** The open dialog, not one that is fading out. */
const dialog = (page: Page) => page.getByRole('dialog').and(page.locator('[data-state^="open"]'));
/** The status line, not another message such as that of an import that ended with its page on an earlier path. */
const line = (page: Page) => page.locator(`#${toastSlotId} [data-state]`);
/** Uses the keyboard: a mouse click where another button was a moment ago is ignored (src/ui/press/ignoreStrayPresses.ts). */
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).last().press('Enter');

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as ImportContext;
const isInLine = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).place === 'line';
/** The status line is hidden as long as no file is chosen. */
const isSilent = (snapshot: AnyMachineSnapshot) => isInLine(snapshot) && snapshot.matches({ choosing: 'waiting' });

const underWay = (page: Page) =>
  page.locator(
    ':is([data-state=parsing], [data-state=checking], [data-state^=sending], [data-state^=grouping], [data-state="cancelled.takingBack"])',
  );

/** Uses the button if there is one. While the dialog is busy there is none, so the file is dropped on it. */
async function choose(page: Page, { text, ...file }: TestFile): Promise<void> {
  const isOpen = (await dialog(page).count()) > 0;
  const button = isOpen
    ? dialog(page).getByRole('button', { name: 'Choose another file' })
    : page.getByRole('button', { name: 'Import', exact: true }).first();
  if (isOpen && (await button.count()) === 0) {
    const dataTransfer = await page.evaluateHandle(
      ([content, name]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], name));
        return transfer;
      },
      [text, file.name] as const,
    );
    await dialog(page).dispatchEvent('drop', { dataTransfer });
    return;
  }
  const chooser = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles({ ...file, buffer: Buffer.from(text) });
}

const lastAlike = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Possible duplicates' }).getByRole('listitem').last();

const decide = (choices: Locator, name: string) => choices.getByRole('radio', { name }).check();

/** Asserts the text of the dialog, or of the status line. */
const says =
  (inDialog: string | RegExp, inLine: string | RegExp) => async (page: Page, snapshot: AnyMachineSnapshot) => {
    if (isInLine(snapshot)) await expect(line(page)).toContainText(inLine);
    else await expect(dialog(page)).toContainText(inDialog);
  };

interface Happening extends AnyEventObject {
  readonly files?: readonly ChosenFile[];
  readonly entry?: number;
  readonly name?: string;
  readonly output?: BatchOutcome | GroupsOutcome | ImportReport | readonly ImportDuplicate[];
}

/** What can happen before an import is reviewed, and does not end it. */
const whileReading: ReadonlySet<string> = new Set([
  ...['file.chosen', 'import.close', 'import.open', 'xstate.done.actor.parse'],
]);

/** What reading finds in the end: if more files are chosen while the first are compared with the library, all of them are read again. */
function lastFound(upcoming: readonly Happening[]): ImportReport | undefined {
  let found: ImportReport | undefined;
  for (const { type, output } of upcoming) {
    if (!whileReading.has(type) || found?.files.length === 0) break;
    if (output && 'listed' in output) found = output;
  }
  return found;
}

/** Makes the file before it is read, so that reading it finds what the rest of the path expects. */
function fileToRead(upcoming: readonly Happening[]): TestFile {
  const outputOf = (actor: string) => upcoming.find(({ type }) => type === `xstate.done.actor.${actor}`)?.output;
  const found = lastFound(upcoming);
  if (found?.files.length === 0) return { ...goodFile, text: 'Nothing of a bibliography.' };
  const alike = outputOf('findDuplicates');
  const text = twoBatches(Array.isArray(alike) && alike.length > 0 ? 2 : 1);
  const hasGroups = found !== undefined && found.groupKeys.length > 0;
  return { ...goodFile, text: hasGroups ? `${text}\n${groups}` : text };
}

const isRefused = ({ output }: Happening) => output !== undefined && 'kind' in output && output.kind === 'refused';

export const importDriver: Driver = {
  title: 'Import',
  model: importModel,
  async open(page) {
    await holdReaders(page);
    await HeldRequests.hold(page, [
      'askLibraryQuery',
      'addDocumentsMutation',
      'addFileGroupsMutation',
      'undoStepMutation',
    ]);
    // An import under way would ask before the page is left; loading another page ends it.
    if ((await underWay(page).count()) > 0) await page.goto('/');
    await openDashboard(page);
    // The import starts with the first file. After cancelling, it waits for another file behind a closed dialog, which the next file opens again.
    await choose(page, goodFile);
    await waitForReader(page);
    await press(page, 'Cancel');
    await holdReaders(page);
  },
  async perform(page, event: Happening, upcoming: readonly Happening[], after) {
    const held = HeldRequests.of(page);
    switch (event.type) {
      case 'file.chosen': {
        const isGood = event.files?.[0]?.name === 'library.bib';
        // Forgets a cancelled reader, so that it isn't taken for the one that reads the new file.
        await holdReaders(page);
        await choose(page, isGood ? fileToRead(upcoming) : refusedFile);
        if (after.matches('parsing')) await waitForReader(page);
        return;
      }
      case 'entries.chosen':
        return dialog(page).getByRole('listbox', { name: 'Entries' }).getByRole('option').nth(2).click();
      case 'group.chosen': {
        const box = dialog(page).getByRole('combobox', { name: 'Add to group' });
        await box.fill('Reading list');
        return box.press('Enter');
      }
      case 'import.start':
        await press(page, /^(Add|Merge) \d+ documents/);
        return held.arrival();
      case 'import.cancel':
        return press(page, /^(Stop|Cancel)$/);
      case 'import.check':
        await press(page, 'Try again');
        return held.arrival();
      case 'duplicates.decided':
        return decide(dialog(page).getByRole('radiogroup', { name: 'All duplicates' }), 'Keep both');
      case 'duplicate.decided':
        return decide(lastAlike(page), 'Skip');
      case 'duplicate.fieldChosen':
        await decide(lastAlike(page), 'Merge');
        await lastAlike(page).getByRole('button', { name: 'Choose fields' }).click();
        return decide(lastAlike(page).getByRole('radiogroup', { name: 'Title' }), 'Title: In the file');
      case 'import.resume':
        await press(page, 'Continue');
        return held.arrival();
      case 'import.takeBack':
        await press(page, 'Undo import');
        return held.arrival();
      case 'import.open':
        return line(page).getByRole('button', { name: /^Show/ }).click();
      case 'import.close':
        if ((await dialog(page).count()) > 0) await press(page, /^(Close|Cancel)$/);
        else await line(page).getByRole('button', { name: 'Close this message' }).click();
        return;
      case 'xstate.done.actor.parse':
        await answerReader(page, true);
        if (after.matches('checking')) await held.arrival();
        return;
      case 'xstate.done.actor.findDuplicates':
        // The library is asked in batches.
        return held.answerWhile(() => page.locator('[data-state="checking"]').first().isVisible());
      case 'xstate.error.actor.parse':
        return answerReader(page, false);
      case 'xstate.done.actor.sendBatch':
      case 'xstate.done.actor.sendGroups':
        await held.answer(isRefused(event) ? 'rate-limited' : 'ordinary');
        // The next batch is sent in the same state, and so are the next groups.
        if (after.matches('sending') || after.matches('grouping')) await held.arrival();
        return;
      case 'xstate.done.actor.takeBack':
        // Undoes step by step. A request that got no answer is sent again first, to learn whether it took effect. The dialog may still be fading out when the
        // status line is there.
        return held.answerWhile(() => page.locator('[data-state="cancelled.takingBack"]').first().isVisible());
      case 'xstate.error.actor.findDuplicates':
      case 'xstate.error.actor.sendBatch':
      case 'xstate.error.actor.sendGroups':
      case 'xstate.error.actor.takeBack':
        await held.answer('unreachable');
        return;
      case 'arrivals.due':
        // The list behind the dialog reloads.
        await page.waitForRequest('**/api');
        return;
      default:
        throw new Error(`Unknown event ${event.type}`);
    }
  },
  locate: (page) => dialog(page).locator('[data-part="frame"][data-state]').or(line(page)),
  isAbsent: (snapshot) => snapshot.matches({ choosing: 'waiting' }),
  sees: {
    // The dialog is closed and nothing replaces it.
    'choosing.waiting': (page) => expect(dialog(page)).toHaveCount(0),
    'choosing.refused': says('Nothing was imported.', 'Nothing was imported.'),
    parsing: says('Reading', 'Reading library.bib'),
    checking: says('Looking for duplicates', 'Checking library.bib for duplicates'),
    'review.ready': says('Add 10', 'library.bib is ready to import: 101 entries'),
    'review.alike': says('Possible duplicates', 'library.bib is ready to import: 101 entries'),
    'review.unchecked': says('Couldn’t check for duplicates', 'library.bib is ready to import: 101 entries'),
    'sending.running': says('Adding documents', 'Importing:'),
    'sending.stopping': says('Stopping', 'Importing:'),
    failed: says('What has been added is safe', 'Import stopped at'),
    'grouping.running': says('Adding groups', 'Importing: 101 of 101, adding groups'),
    'grouping.stopping': says('Stopping', 'Importing:'),
    groupsFailed: says('All documents have been added.', /^Import stopped\. .* groups haven’t been added yet/),
    'cancelled.stopped': says('Import stopped:', /^Import stopped: .*of 101 documents added/),
    'cancelled.takingBack': says('Undoing', 'Undoing'),
    'cancelled.notTakenBack': says('Couldn’t undo the whole import', /^library\.bib: Couldn’t undo the whole import/),
    'cancelled.takenBack': says('Import undone.', 'library.bib: Import undone.'),
    done: says('added to your library', 'added to your library'),
  },
  uncovered: [
    {
      transition: 'import.parsing — xstate.done.actor.parse #2 [wasLeft] → import.cancelled.stopped',
      reason: 'This needs a page that was closed during an import: tests/e2e/importResumed.spec.ts tests it.',
    },
    {
      transition: 'import.parsing — xstate.done.actor.parse #3 [wasLeftTakingBack] → import.cancelled.notTakenBack',
      reason:
        'This needs a page that was closed during the undo of an import: tests/e2e/importResumed.spec.ts tests it.',
    },
  ],
  impossible: [
    {
      reason: 'No walk closes the page during an import: tests/e2e/importResumed.spec.ts tests that.',
      is: ({ output }: Happening) => output !== undefined && 'left' in output && output.left !== null,
    },
    {
      reason: 'The status line only shows progress: it can be opened, and closed when nothing is under way.',
      is: ({ type }, snapshot) =>
        isInLine(snapshot) &&
        /^(import|duplicates?|entries|group)\./.test(type) &&
        (isSilent(snapshot) || (type !== 'import.open' && (type !== 'import.close' || snapshot.hasTag('busy')))),
    },
    {
      reason: 'Before a file is chosen the dialog is closed.',
      is: ({ type }, snapshot) => snapshot.matches({ choosing: 'waiting' }) && type !== 'file.chosen',
    },
    {
      reason:
        'On the page a file that is chosen again is a new file, which joins those being read: tests/e2e/lookUp.spec.ts tests that.',
      is: ({ type, files }: Happening, snapshot) =>
        type === 'file.chosen' &&
        files?.[0]?.name === 'library.bib' &&
        (snapshot.matches('parsing') || snapshot.matches('checking')),
    },
    {
      reason: 'A file that can be read can also be read again, after a refused one was chosen.',
      is: ({ output }: Happening, snapshot) =>
        output !== undefined &&
        'listed' in output &&
        output.files.length === 0 &&
        contextOf(snapshot).skippedFiles.length > 0,
    },
    {
      reason: 'As long as nothing was added, the list is not told to reload, so the page shows no sign of the event.',
      is: ({ type }, snapshot) => type === 'arrivals.due' && contextOf(snapshot).steps.length === 0,
    },
    {
      reason: 'An open dialog has no button that opens it.',
      is: ({ type }, snapshot) => type === 'import.open' && !isInLine(snapshot),
    },
  ],
};
