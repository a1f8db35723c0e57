// When the person returns to their library, reports an import, or its undo, that was interrupted, and offers to continue it.
import { toast } from '#src/ui/toast/toast.ts';
import { importTexts } from './importTexts.ts';
import {
  deleteCheckpoint,
  type ImportPlace,
  isImporting,
  type ImportCheckpoint,
  interruptedImportToast,
  readCheckpoint,
  whyUnreadable,
} from './importCheckpoint.ts';

const { toast: texts } = importTexts;

const messageOf = ({ name, entries, left }: ImportCheckpoint): string =>
  left.stage === 'takingBack' ? texts.leftUndoing(name) : texts.left(name, left.ids.length, entries);

/** `choose` lets the person choose the file. */
export async function tellOfImport(place: ImportPlace, choose: () => void): Promise<void> {
  if (await isImporting(place)) return;
  const why = whyUnreadable(place);
  const checkpoint = readCheckpoint(place);
  const message = why ? texts.unreadable[why] : checkpoint && messageOf(checkpoint);
  if (message === null) return;
  toast({
    key: interruptedImportToast(place),
    tone: 'warning',
    message,
    timeout: null,
    action: {
      label: texts.choose,
      run: () => {
        // The message has said that this import can't be continued.
        if (why === 'unreadable') deleteCheckpoint(place);
        choose();
        return Promise.resolve();
      },
    },
  });
}
