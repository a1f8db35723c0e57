// The library that the page shows: its name, and what the person may do in it.
import { createContext, use } from 'react';
import type { LibraryRole } from '#machines/invitation/invitationTypes.ts';

export interface LibraryFacts {
  /** The id in the API. */
  readonly id: string;
  /** Null for the personal library, and as long as the name is not known. */
  readonly name: string | null;
  /** Null as long as it is not known, and in a library that is gone. */
  readonly role: LibraryRole | null;
  /** Whether the role allows to change documents, groups and settings. */
  readonly canWrite: boolean;
  /** Whether the server has answered that there is no such library any more. */
  readonly isGone: boolean;
}

/** What is outside of a library can be changed. */
export const LibraryContext = createContext<LibraryFacts>({
  id: '',
  name: null,
  role: 'OWNER',
  canWrite: true,
  isGone: false,
});

/** The library around this component. */
export function useLibrary(): LibraryFacts {
  return use(LibraryContext);
}
