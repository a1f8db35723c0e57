// When a person returns to their library, reports unfinished work that is stored on this device.
import { type DocumentPlace, tellOfDrafts } from '#src/features/drafts/tellOfDrafts.ts';
import { tellOfImport } from '#src/features/import/tellOfImport.ts';

export interface WorkPlaces {
  goTo: (place: DocumentPlace) => void;
  /** Null if the person may not import. */
  chooseFile: (() => void) | null;
}

/** Reports all unfinished work except that of the document that is `open`, whose form reports it. */
export async function tellOfWork(userId: string, open: DocumentPlace, { goTo, chooseFile }: WorkPlaces): Promise<void> {
  await tellOfDrafts(userId, open, goTo);
  if (chooseFile) await tellOfImport({ userId, libraryId: open.libraryId }, chooseFile);
}
