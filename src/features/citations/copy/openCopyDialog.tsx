// Opens the dialog of a copy that has begun.
import type { Environment } from 'relay-runtime';
import { LibraryProvider } from '#src/features/documents/LibraryProvider.tsx';
import { showDialog } from '#src/ui/dialog/dialogOutlet.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { CopyDialog } from './CopyDialog.tsx';
import type { CitingActor } from './startCiting.ts';

let opened = 0;

/** Without an environment, the dialog shows no style. */
export function openCopyDialog(
  actor: CitingActor,
  documents: Pick<ExportedDocuments, 'name' | 'count'>,
  environment: Environment | null,
): void {
  opened += 1;
  const key = `copy-${opened}`;
  const dialog = <CopyDialog key={key} actor={actor} documents={documents} onGone={() => remove()} />;
  const remove = showDialog(
    environment ? (
      <LibraryProvider key={key} environment={environment}>
        {dialog}
      </LibraryProvider>
    ) : (
      dialog
    ),
  );
}
