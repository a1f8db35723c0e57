// Shows the dialog that copies to another library.
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { showUntilClosed } from '#src/ui/dialog/showUntilClosed.tsx';
import { CopyToLibraryDialog } from './CopyToLibraryDialog.tsx';
import type { CopySubject } from './openCopyToLibrary.ts';

/** Opens it. */
export function showCopyToLibrary(page: LibraryPage, subject: CopySubject): void {
  const id = crypto.randomUUID();
  showUntilClosed((props) => <CopyToLibraryDialog {...props} page={page} subject={subject} id={id} />);
}
