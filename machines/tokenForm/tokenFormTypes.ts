// The types of the machine of the form for API tokens: its context, its events, and what its actors take and answer.
import type { Problem } from '../problem.ts';

/** The person's choices, by the API's input names. */
export interface TokenValues {
  readonly name: string;
  readonly scope: 'READ' | 'WRITE';
  /** The only library that the token can access; null for all of them. */
  readonly libraryId: string | null;
  /** Null if it never expires. */
  readonly expiresInDays: number | null;
  /** Requested only if the server needs it. */
  readonly password: string;
}

export interface TokenFormContext {
  readonly values: TokenValues;
  readonly problems: readonly Problem[];
  /** A message about the whole form: a refusal or a failure. */
  readonly message: string | null;
  /** Whether the server has required the password. Its field stays from then on. */
  readonly needsPassword: boolean;
  /** Whether the secret was copied. The secret itself is kept out of the machine, whose context the live statechart view shows. */
  readonly copied: 'no' | 'yes' | 'refused';
}

export type TokenFormEvent =
  | { type: 'values.changed'; values: Partial<TokenValues> }
  | { type: 'submit' }
  | { type: 'retry' }
  /** The dialog is to be closed: by its buttons, Escape or a click beside it. */
  | { type: 'close' }
  | { type: 'stay' }
  | { type: 'secret.copied' }
  /** The browser did not let the page copy it. */
  | { type: 'secret.copyRefused' };

/** An attempt ended with problems that are to be solved first. */
export interface TokenFormEmitted {
  readonly type: 'problems.pointedOut';
}

/** What the actor `create` resolves with; it rejects only when there was no answer. */
export type TokenFormOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly message: string };
