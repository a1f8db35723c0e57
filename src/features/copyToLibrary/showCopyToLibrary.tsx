// Shows the dialog that copies to another library until it has faded out.
import { useState } from 'react';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { showDialog } from '#src/ui/dialog/dialogOutlet.ts';
import { CopyToLibraryDialog } from './CopyToLibraryDialog.tsx';
import type { CopySubject } from './openCopyToLibrary.ts';

interface OpenedProps {
  page: LibraryPage;
  subject: CopySubject;
  id: string;
  onGone: () => void;
}

/** Renders it, open until it is closed. */
function Opened({ page, subject, id, onGone }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <CopyToLibraryDialog
      open={isOpen}
      page={page}
      subject={subject}
      id={id}
      onClose={() => {
        setIsOpen(false);
      }}
      onGone={onGone}
    />
  );
}

/** The page is handed on, because the dialog is rendered outside of it. */
export function showCopyToLibrary(page: LibraryPage, subject: CopySubject): void {
  const id = crypto.randomUUID();
  const remove = showDialog(<Opened key={id} page={page} subject={subject} id={id} onGone={() => remove()} />);
}
