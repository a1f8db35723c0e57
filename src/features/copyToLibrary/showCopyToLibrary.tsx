// Shows the dialog that copies documents or groups to another library.
import type { CopyRequest, CopyResult } from '#machines/libraryCopy/libraryCopyTypes.ts';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { showUntilClosed } from '#src/ui/dialog/showUntilClosed.tsx';
import { CopyToLibraryDialog } from './CopyToLibraryDialog.tsx';
import { copyToLibraryRequestsOf } from './copyToLibraryRequests.ts';
import type { CopySubject } from './openCopyToLibrary.ts';
import { reportCopy } from './reportCopy.ts';

/** Renders the dialog until it is closed. */
export function showCopyToLibrary(page: LibraryPage, { selection, name }: CopySubject): void {
  const requests = copyToLibraryRequestsOf(page.environment, selection);
  const input = { what: selection.kind, id: crypto.randomUUID() };
  const report = (result: CopyResult, request: CopyRequest) => {
    reportCopy(page, result, request);
  };
  showUntilClosed((props) => (
    <CopyToLibraryDialog {...props} {...input} requests={requests} name={name} onCopied={report} />
  ));
}
