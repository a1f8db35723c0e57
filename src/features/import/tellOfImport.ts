// Says, when somebody comes back to their library, that an import of theirs was left half done, or the taking back of one, and how to go on with that.
import { toast } from '#src/ui/toast/toast.ts';
import { isImporting, type KeptImport, leftImportToast, readKept } from './keptImport.ts';

function messageOf({ name, entries, left }: KeptImport): string {
  if (left.stage === 'takingBack')
    return `Not all of ${name} was taken back. Choose the file again to take back the rest`;
  const far = entries === 0 ? '' : ` at ${left.ids.length.toLocaleString('en')} of ${entries.toLocaleString('en')}`;
  return `The import of ${name} stopped${far}. Choose the file again to go on, or to take it back`;
}

/** `choose` lets the person choose the file. */
export async function tellOfImport(userId: string, choose: () => void): Promise<void> {
  const kept = readKept(userId);
  if (!kept || (await isImporting(userId))) return;
  toast({
    key: leftImportToast,
    tone: 'warning',
    message: messageOf(kept),
    timeout: null,
    action: {
      label: 'Choose the file',
      run: () => {
        choose();
        return Promise.resolve();
      },
    },
  });
}
