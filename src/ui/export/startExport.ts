// Runs an export's machine, and shows its progress in the message region.
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { libraryExportMachine } from '#machines/libraryExport/libraryExportMachine.ts';
import { isAnythingHeld } from '../leave/askToLeave.ts';
import { toast } from '../toast/toast.ts';
import { settleTyped } from '../undo/undoHistory.ts';
import { addressOf, type ExportedDocuments } from './exportAddress.ts';
import { downloadFile } from './downloadFile.ts';
import type { ExportFormat } from './exportFormats.ts';
import { openLibraryId } from './openLibraryId.ts';
import { exportTexts } from './exportTexts.ts';
import { countedDocuments } from '../text/countedDocuments.ts';

let begun = 0;

/** Starts the export. */
export function startExport(documents: ExportedDocuments, format: ExportFormat): void {
  begun += 1;
  const key = `export-${begun}`;
  // Another library may be open when it is tried again.
  const libraryId = openLibraryId();
  const { count, name } = documents;
  const what = count === null ? name : countedDocuments(count);
  const actor = createActor(
    libraryExportMachine.provide({
      actors: {
        saveUnsaved: fromPromise(async () => {
          // Asking for unsaved work commits text in list fields.
          if (isAnythingHeld()) await settleTyped();
          return isAnythingHeld();
        }),
        downloadFile: fromPromise(async ({ signal }) => {
          await downloadFile(documents, format, libraryId, signal);
          return undefined;
        }),
      },
    }),
  );
  const say = (snapshot: SnapshotFrom<typeof libraryExportMachine>) => {
    const { isPartlyUnsaved, message } = snapshot.context;
    if (snapshot.hasTag('busy')) {
      toast({
        key,
        tone: 'busy',
        message: exportTexts.busy(what, format.name),
        timeout: null,
        action: {
          label: exportTexts.cancel,
          run: () => {
            actor.send({ type: 'export.giveUp' });
            return Promise.resolve();
          },
        },
      });
    } else if (snapshot.matches('failed')) {
      toast({
        key,
        tone: 'danger',
        message: exportTexts.failed(what, message ?? ''),
        action: {
          label: exportTexts.tryAgain,
          run: () => {
            actor.send({ type: 'export.retry' });
            return Promise.resolve();
          },
        },
      });
    } else if (snapshot.matches('exported')) {
      const done =
        addressOf(documents, format) === null
          ? exportTexts.exported(what, format.name)
          : exportTexts.saving(what, format.name);
      toast({
        key,
        ...(isPartlyUnsaved
          ? { tone: 'warning', message: exportTexts.withoutUnsaved(done), timeout: null }
          : { tone: 'success', message: done }),
      });
    }
  };
  let before: unknown = null;
  const hear = (snapshot: SnapshotFrom<typeof libraryExportMachine>) => {
    // The message doesn't change between saving and exporting.
    const now = snapshot.hasTag('busy') ? 'busy' : snapshot.value;
    if (now !== before) say(snapshot);
    before = now;
  };
  actor.subscribe(hear);
  actor.start();
}
