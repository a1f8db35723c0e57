// Opens the dialog of a copy that has begun.
import type { Environment } from 'relay-runtime';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { showDialog } from '#src/ui/dialog/dialogOutlet.ts';
import { CopyDialog } from './CopyDialog.tsx';
import type { CitingActor } from './copyDocuments.ts';

let opened = 0;

export function openCopyDialog({
  actor,
  environment,
  documents,
}: {
  actor: CitingActor;
  environment: Environment;
  documents: ExportedDocuments;
}): void {
  opened += 1;
  const remove = showDialog(
    <RelayEnvironmentProvider key={`copy-${opened}`} environment={environment}>
      <CopyDialog actor={actor} documents={documents} onGone={() => remove()} />
    </RelayEnvironmentProvider>,
  );
}
