// The actions on documents of the list, for the selection bar, the menu of a row and the keyboard.
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';

/** The one group whose documents are listed, where people fill it. */
export interface ListedGroup {
  readonly id: string;
  readonly name: string;
}

export interface ListActions {
  /** What else can be done to documents needs it; null in the trash. */
  readonly library: LibraryPage | null;
  /** Completes them by what is registered for their DOIs; not in the trash. */
  readonly complete: ((documents: ActionTarget) => void) | null;
  /** Shows in which groups they are, to change that; not in the trash. */
  readonly groups: ((documents: ActionTarget) => void) | null;
  /** Takes them out of the group that is listed, where that is one that is filled by hand. */
  readonly leaveGroup: ((documents: ActionTarget) => void) | null;
  /** To the trash; in the trash, out of it. */
  readonly target: MoveTarget;
  readonly move: (documents: ActionTarget) => void;
  /** Ends them for good, once the person has said so; in the trash alone. */
  readonly purge: ((documents: ActionTarget) => void) | null;
}
