// The types of the machine of the members of a shared library.
import type { Problem } from '../problem.ts';

/** What a member may do, as the API names it. */
export type LibraryRole = 'OWNER' | 'EDITOR' | 'READER';

/** Who sees the addresses of the members. */
export type EmailVisibility = 'OWNERS' | 'MEMBERS';

/** A member of the library. */
export interface Member {
  readonly id: string;
  /** The name that the person has set; null without one. */
  readonly name: string | null;
  /** Null if the viewer may not see it. */
  readonly email: string | null;
  readonly isViewer: boolean;
  readonly role: LibraryRole;
}

/** An invitation that can still be accepted. */
export interface OpenInvitation {
  readonly id: string;
  readonly role: LibraryRole;
  /** The address that it was mailed to; null for a link that is passed on. */
  readonly email: string | null;
  readonly usesLeft: number;
  /** A `DateTime` of the API. */
  readonly expires: string;
}

/** A library with its members. */
export interface SharedLibrary {
  readonly name: string;
  readonly viewerRole: LibraryRole;
  readonly emailsVisibleTo: EmailVisibility;
  /** In the order in which they joined. */
  readonly members: readonly Member[];
  /** The newest first; empty unless the viewer is an owner. */
  readonly invitations: readonly OpenInvitation[];
}

/** A change of the library's members. */
export type SharingChange =
  | { readonly kind: 'role'; readonly userId: string; readonly role: LibraryRole }
  | { readonly kind: 'remove'; readonly userId: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'endInvitation'; readonly id: string }
  | { readonly kind: 'visibility'; readonly visibleTo: EmailVisibility };

/** What is typed and chosen for an invitation. */
export interface InvitationDraft {
  readonly role: LibraryRole;
  /** Whether the link is mailed to `email`. Otherwise it is passed on, and works `uses` times. */
  readonly by: 'email' | 'link';
  readonly email: string;
  readonly uses: number;
  readonly days: number;
}

/** What the actor `invite` asks for. */
export interface InvitationRequest extends InvitationDraft {
  /** An idempotency key: sent again after a request without an answer, so that the retry makes no second invitation. */
  readonly key: string;
}

/** An invitation that was just made. */
export interface MadeInvitation {
  /** The address of its link. */
  readonly address: string;
  /** Where it was mailed to; null if it was not. */
  readonly email: string | null;
}

/** What the actor `change` resolves with; it rejects only when there was no answer. */
export type ChangeAnswer =
  | { readonly kind: 'changed'; readonly library: SharedLibrary }
  | { readonly kind: 'left' }
  /** The viewer is no member any more, or the library was deleted. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string };

/** What the actor `invite` resolves with; it rejects only when there was no answer. */
export type InviteAnswer =
  | { readonly kind: 'made'; readonly made: MadeInvitation; readonly library: SharedLibrary }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

export interface SharingInput {
  /** Unique to the dialog; keys of requests begin with it. */
  readonly id: string;
}

export interface SharingContext extends SharingInput {
  readonly library: SharedLibrary | null;
  /** The change that is being confirmed or made; null for none. */
  readonly change: SharingChange | null;
  readonly draft: InvitationDraft;
  /** The number in the key: a retry of a request without an answer keeps it, any other request gets the next one. */
  readonly keyNumber: number;
  /** What is wrong with the draft. */
  readonly problems: readonly Problem[];
  readonly made: MadeInvitation | null;
  /** Why the last request was not done; null if it was. */
  readonly message: string | null;
  /** The last change got no answer, so it may have been made after all. */
  readonly isUnanswered: boolean;
}

export type SharingEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'change.choose'; readonly change: SharingChange }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' }
  | { readonly type: 'invitation.begin' }
  | { readonly type: 'draft.changed'; readonly draft: Partial<InvitationDraft> }
  | { readonly type: 'invitation.send' }
  | { readonly type: 'invitation.leave' };
