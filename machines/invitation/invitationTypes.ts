// The types of the machine of an invitation: its context, its events, and what its actors answer.

/** What a member of a library may do, as the API names it. */
export type LibraryRole = 'OWNER' | 'EDITOR' | 'READER';

/** What a person is invited to. */
export interface InvitationOffer {
  readonly libraryName: string;
  readonly role: LibraryRole;
  /** The person who invites: the name and the address. */
  readonly invitedBy: string;
  /** A `DateTime` of the API. */
  readonly expires: string;
}

/** A library that the person can open. */
export interface OpenableLibrary {
  readonly id: string;
  readonly name: string;
}

export interface InvitationContext {
  readonly offer: InvitationOffer | null;
  /** The library, once the person is a member. */
  readonly library: OpenableLibrary | null;
  /** Why nothing was loaded or joined. */
  readonly message: string | null;
}

export type InvitationEvent = { type: 'join' } | { type: 'retry' };

/** What the actor `load` resolves with; it rejects only when there was no answer. */
export type LoadedInvitation =
  | { readonly kind: 'offered'; readonly offer: InvitationOffer }
  | { readonly kind: 'member'; readonly library: OpenableLibrary }
  | { readonly kind: 'ended' };

/** What the actor `accept` resolves with; it rejects only when there was no answer. */
export type AcceptanceOutcome =
  | { readonly kind: 'joined'; readonly library: OpenableLibrary }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly message: string };
