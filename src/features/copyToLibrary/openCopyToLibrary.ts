// Opens the dialog that copies documents or groups to another library, which is loaded when it is opened.
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { CopySelection } from './copyToLibraryRequests.ts';

/** What is copied, and what messages call it. */
export interface CopySubject {
  readonly selection: CopySelection;
  /** As part of a sentence: “Tides”, 3 documents. For groups, the name of the group. */
  readonly name: string;
}

export async function openCopyToLibrary(page: LibraryPage, subject: CopySubject): Promise<void> {
  try {
    const { showCopyToLibrary } = await import('./showCopyToLibrary.tsx');
    showCopyToLibrary(page, subject);
  } catch {
    // The texts of the dialog are loaded with it.
    toast({ tone: 'danger', message: 'Couldn’t open the dialog: no connection. The library is safe.' });
  }
}
