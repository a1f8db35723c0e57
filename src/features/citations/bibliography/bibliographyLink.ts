// The link from a menu to the page with the bibliography of documents.
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import type { DocumentSelection } from '#src/features/documents/selection.ts';
import { librarySearch } from '#src/features/documents/addressChanges.ts';
import { openLibraryId } from '#src/ui/export/openLibraryId.ts';
import { type BibliographySearch, bibliographyPath, bibliographySearchOf } from './bibliographyAddress.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** More documents than the address of a bibliography can name. */
    selection?: DocumentSelection;
  }
}

export interface BibliographyLink {
  readonly to: typeof bibliographyPath;
  readonly search: BibliographySearch;
  /** Documents that the address has no room for. A reload keeps them, another tab does not have them. */
  readonly state: { readonly selection?: DocumentSelection };
}

/** What `navigate` of the router takes. */
export function bibliographyLink({ selection }: Pick<ActionTarget, 'selection'>): BibliographyLink {
  const search = bibliographySearchOf(selection);
  const libraryId = openLibraryId();
  return {
    to: bibliographyPath,
    search: { ...search, ...(libraryId === null ? {} : librarySearch(libraryId)) },
    state: search ? {} : { selection },
  };
}
