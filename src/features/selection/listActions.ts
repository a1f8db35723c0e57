// The actions on documents of the list, for the selection bar, the menu of a row and the keyboard.
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';

/** The listed group, if it is filled by hand. */
export interface ListedGroup {
  readonly id: string;
  readonly name: string;
}

export interface ListActions {
  /** For actions that read documents; null in the trash. */
  readonly library: LibraryPage | null;
  /** Completes documents with data registered for their DOIs; not in the trash. Null, like all further actions, for people who may only read the library. */
  readonly complete: ((documents: ActionTarget) => void) | null;
  /** Shows the groups of documents, to change them; not in the trash. */
  readonly groups: ((documents: ActionTarget) => void) | null;
  /** Removes documents from the listed group, if that is filled by hand. */
  readonly leaveGroup: ((documents: ActionTarget) => void) | null;
  /** Moves documents to the trash; in the trash, restores them. */
  readonly target: MoveTarget;
  readonly move: ((documents: ActionTarget) => void) | null;
  /** Purges documents after a confirmation; only in the trash. */
  readonly purge: ((documents: ActionTarget) => void) | null;
}
