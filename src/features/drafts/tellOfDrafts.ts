// Tells people who return to their library about drafts that were left behind, with links to them.
import { toast } from '#src/ui/toast/toast.ts';
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import { type LeftDraft, leftDrafts, unreadableDrafts } from './draftStorage.ts';
import { draftToast } from './draftToast.ts';
import { draftTexts } from './draftTexts.ts';
import { tellOfUnreadable } from './tellOfUnreadable.ts';

const most = 3;

/** A document or the form for a new one, as the address has it. */
export interface DocumentPlace {
  readonly libraryId: string;
  readonly document: string | undefined;
}

/** Reports drafts, also those that can't be read and those of other libraries, except that of `open`, whose form reports it itself. `goTo` opens a document. */
export async function tellOfDrafts(
  userId: string,
  open: DocumentPlace,
  goTo: (place: DocumentPlace) => void,
): Promise<void> {
  for (const unreadable of (await unreadableDrafts(userId)).slice(0, most)) tellOfUnreadable(unreadable);
  const left = new Map<string, LeftDraft>();
  for (const each of await leftDrafts(userId)) {
    const isOpen = each.libraryId === open.libraryId && (each.draft.documentId ?? NEW_DOCUMENT) === open.document;
    // The newest of a document comes first.
    if (!isOpen && !left.has(draftToast(each))) left.set(draftToast(each), each);
  }
  for (const [key, { draft, title, libraryId }] of [...left].slice(0, most)) {
    const { documentId } = draft;
    toast({
      key,
      tone: 'warning',
      message: draftTexts.unsaved(documentId === null, title),
      timeout: null,
      action: {
        label: draftTexts.resume,
        run: () => {
          goTo({ libraryId, document: documentId ?? NEW_DOCUMENT });
          return Promise.resolve();
        },
      },
    });
  }
}
