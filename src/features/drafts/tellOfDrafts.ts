// Tells people who return to their library about drafts that were left behind, with links to them.
import { toast } from '#src/ui/toast/toast.ts';
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import { leftDrafts } from './draftStorage.ts';
import { draftToast } from './draftToast.ts';
import { draftTexts } from './draftTexts.ts';

const most = 3;

/** Reports all drafts except that of `open`, whose form reports it itself. `goTo` opens a document by its value in the address. */
export async function tellOfDrafts(
  userId: string,
  open: string | undefined,
  goTo: (document: string) => void,
): Promise<void> {
  const titles = new Map<string | null, string>();
  for (const { draft, title } of await leftDrafts(userId)) {
    const { documentId } = draft;
    if ((documentId ?? NEW_DOCUMENT) !== open && !titles.has(documentId)) titles.set(documentId, title);
  }
  for (const [documentId, title] of [...titles].slice(0, most)) {
    toast({
      key: draftToast(documentId),
      tone: 'warning',
      message: draftTexts.unsaved(documentId === null, title),
      timeout: null,
      action: {
        label: draftTexts.resume,
        run: () => {
          goTo(documentId ?? NEW_DOCUMENT);
          return Promise.resolve();
        },
      },
    });
  }
}
