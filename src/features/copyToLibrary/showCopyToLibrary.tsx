// Shows the dialog that copies to another library.
import type { CopyRequest, CopyResult } from '#machines/libraryCopy/libraryCopyTypes.ts';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { showUntilClosed } from '#src/ui/dialog/showUntilClosed.tsx';
import { CopyToLibraryDialog } from './CopyToLibraryDialog.tsx';
import { copyToLibraryRequestsOf } from './copyToLibraryRequests.ts';
import type { CopySubject } from './openCopyToLibrary.ts';
import { reportCopy } from './reportCopy.ts';

/** Opens it. */
export function showCopyToLibrary(page: LibraryPage, { things, name }: CopySubject): void {
  const requests = copyToLibraryRequestsOf(page.environment, things);
  const input = { what: things.kind, id: crypto.randomUUID() };
  const report = (result: CopyResult, request: CopyRequest) => {
    reportCopy(page, result, request);
  };
  showUntilClosed((props) => (
    <CopyToLibraryDialog {...props} {...input} requests={requests} name={name} onCopied={report} />
  ));
}
