// Says, when the person comes back to their library, that an import was left half done, or half undone, and how to go on with it.
import { toast } from '#src/ui/toast/toast.ts';
import { importTexts } from './importTexts.ts';
import {
  forgetImport,
  type ImportPlace,
  isImporting,
  type KeptImport,
  leftImportToast,
  readKept,
  whyUnreadable,
} from './keptImport.ts';

const { toast: texts } = importTexts;

const messageOf = ({ name, entries, left }: KeptImport): string =>
  left.stage === 'takingBack' ? texts.leftUndoing(name) : texts.left(name, left.ids.length, entries);

/** `choose` lets the person choose the file. */
export async function tellOfImport(place: ImportPlace, choose: () => void): Promise<void> {
  if (await isImporting(place)) return;
  const why = whyUnreadable(place);
  const kept = readKept(place);
  const message = why ? texts.unreadable[why] : kept && messageOf(kept);
  if (message === null) return;
  toast({
    key: leftImportToast(place),
    tone: 'warning',
    message,
    timeout: null,
    action: {
      label: texts.choose,
      run: () => {
        // Nothing of it can go on, and the person has read so.
        if (why === 'unreadable') forgetImport(place);
        choose();
        return Promise.resolve();
      },
    },
  });
}
