// Says, when somebody comes back to their library, that an import of theirs was left half done, and how to go on with it.
import { toast } from '#src/ui/toast/toast.ts';
import { isImporting, readKept } from './keptImport.ts';

/** `choose` lets the person choose the file. */
export async function tellOfImport(userId: string, choose: () => void): Promise<void> {
  const kept = readKept(userId);
  if (!kept || (await isImporting(userId))) return;
  const { name, entries, left } = kept;
  toast({
    key: 'left-import',
    tone: 'warning',
    message: `The import of ${name} stopped at ${left.ids.length.toLocaleString('en')} of ${entries.toLocaleString('en')}. Choose the file again to go on, or to take it back`,
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
