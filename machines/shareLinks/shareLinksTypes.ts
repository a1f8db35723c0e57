// The types of the machine of read-only links.

/** What a link shows of the library; null for no limit. */
export interface SharedPart {
  readonly groupId: string | null;
  readonly query: string | null;
}

/** Something that a link can be made to. */
export interface ShareOffer extends SharedPart {
  readonly choice: 'library' | 'group' | 'search';
}

/** An existing link. Its address is known only to those who have it. */
export interface ShareLink extends SharedPart {
  readonly id: string;
  /** Its creator's note; empty if there is none. */
  readonly label: string;
  /** Null if it shows no group, or one that was deleted. */
  readonly groupName: string | null;
  /** When it was last used, as a `DateTime` of the API; null if it never was. */
  readonly lastUsed: string | null;
}

/** A link that was just made, with its address. */
export interface MadeLink {
  readonly link: ShareLink;
  /** The address of its page for people; files are below it. */
  readonly address: string;
  /** The name of the files without their endings. */
  readonly fileName: string;
}

export type MakeAnswer =
  | { readonly kind: 'made'; readonly made: MadeLink }
  /** The message says why. */
  | { readonly kind: 'refused'; readonly message: string };

/** What is asked of the server for a new link. */
export interface NewLink extends SharedPart {
  readonly label: string;
}

export interface ShareLinksInput {
  /** The most general first. The last one is chosen to begin with, so that nobody shares more than they see. */
  readonly offers: readonly ShareOffer[];
}

export interface ShareLinksContext extends ShareLinksInput {
  /** The place of what a new link is to show. */
  readonly chosen: number;
  readonly label: string;
  /** The newest first. */
  readonly links: readonly ShareLink[];
  /** The link that was made last, as long as its address is shown. */
  readonly made: MadeLink | null;
  /** The id of the link that is to be ended; null for none. */
  readonly ending: string | null;
  /** What failed; null for nothing. */
  readonly message: string | null;
}

export type ShareLinksEvent =
  | { readonly type: 'offer.chosen'; readonly offer: number }
  | { readonly type: 'label.changed'; readonly label: string }
  | { readonly type: 'link.make' }
  | { readonly type: 'link.another' }
  | { readonly type: 'link.end'; readonly id: string }
  | { readonly type: 'end.confirmed' }
  | { readonly type: 'end.cancelled' }
  | { readonly type: 'retry' };
