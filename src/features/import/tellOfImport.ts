// Says, when the person comes back to their library, that an import was left half done, or half undone, and how to go on with it.
import { toast } from '#src/ui/toast/toast.ts';
import { importTexts } from './importTexts.ts';
import { type ImportPlace, isImporting, type KeptImport, leftImportToast, readKept } from './keptImport.ts';

const { toast: texts } = importTexts;

const messageOf = ({ name, entries, left }: KeptImport): string =>
  left.stage === 'takingBack' ? texts.leftUndoing(name) : texts.left(name, left.ids.length, entries);

/** `choose` lets the person choose the file. */
export async function tellOfImport(place: ImportPlace, choose: () => void): Promise<void> {
  const kept = readKept(place);
  if (!kept || (await isImporting(place))) return;
  toast({
    key: leftImportToast(place),
    tone: 'warning',
    message: messageOf(kept),
    timeout: null,
    action: {
      label: texts.choose,
      run: () => {
        choose();
        return Promise.resolve();
      },
    },
  });
}
