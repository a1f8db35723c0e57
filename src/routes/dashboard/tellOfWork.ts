// Says, when somebody comes back to their library, what of their work was left here and is not done.
import { type DocumentPlace, tellOfDrafts } from '#src/features/drafts/tellOfDrafts.ts';
import { tellOfImport } from '#src/features/import/tellOfImport.ts';

export interface WorkPlaces {
  goTo: (place: DocumentPlace) => void;
  /** Null where the person may not import. */
  chooseFile: (() => void) | null;
}

/** Says it of all but the document that is `open`, which says it itself. */
export async function tellOfWork(userId: string, open: DocumentPlace, { goTo, chooseFile }: WorkPlaces): Promise<void> {
  await tellOfDrafts(userId, open, goTo);
  if (chooseFile) await tellOfImport({ userId, libraryId: open.libraryId }, chooseFile);
}
