// The library that the page shows: its name, and what the person may do in it.
import { createContext, use } from 'react';

export interface LibraryFacts {
  /** The id in the API. */
  readonly id: string;
  /** Null for the personal library, and as long as the name is not known. */
  readonly name: string | null;
  /** Whether the person may change documents, groups and settings. */
  readonly canWrite: boolean;
  /** Whether the person may also manage the members. */
  readonly isOwner: boolean;
  /** Whether the server has answered that there is no such library any more. */
  readonly isGone: boolean;
}

/** What is outside of a library can be changed. */
export const LibraryContext = createContext<LibraryFacts>({
  id: '',
  name: null,
  canWrite: true,
  isOwner: true,
  isGone: false,
});

/** The library around this component. */
export function useLibrary(): LibraryFacts {
  return use(LibraryContext);
}
