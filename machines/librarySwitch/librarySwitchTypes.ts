// The types of the switch of libraries: the person's libraries, as far as they are loaded.

/** A library that the person can open. */
export interface ListedLibrary {
  /** Its id in the API. */
  readonly id: string;
  readonly name: string;
  /** Whether it is in the trash, from which its owners can restore it. */
  readonly isTrashed: boolean;
  /** Whether the person is its only owner, who can't leave it. */
  readonly isSoleOwned: boolean;
}

export interface LibrarySwitchContext {
  /** The personal library first, then the shared ones by name; null before they are loaded. */
  readonly libraries: readonly ListedLibrary[] | null;
  /** Why they could not be loaded. */
  readonly message: string | null;
}

/** `outdated`: a library was added, renamed, left or deleted, or may have been elsewhere. */
export type LibrarySwitchEvent = { type: 'outdated' } | { type: 'retry' };
