// The audit log: one line for each event of an account, so that it can be found out later who did what. It holds ids and network addresses, but
// neither e-mail addresses nor secrets.
import type { Logger } from 'pino';
import type { EmailVisibility, LibraryRole } from '../__generated__/resolverTypes.ts';

/** Events of accounts. Those without an account id happen where the account may be unknown. */
export type AuditEvent =
  | { readonly event: 'signup' | 'logout' | 'account-deleted'; readonly account: string }
  /** A mail was sent to the new address; nothing has changed yet. */
  | { readonly event: 'email-change-requested'; readonly account: string }
  /** A logged-in person followed the link that was mailed to the account’s address, or to the new one. */
  | { readonly event: 'email-confirmed' | 'email-changed'; readonly account: string }
  | { readonly event: 'confirmation-rejected'; readonly account: string }
  | { readonly event: 'login'; readonly account: string; readonly session: string; readonly knownDevice: boolean }
  /** Null: no account has the address. */
  | { readonly event: 'login-failed'; readonly account: string | null; readonly knownDevice: boolean }
  /** A logged-in person was asked for the password and gave a wrong one. */
  | { readonly event: 'password-rejected'; readonly account: string; readonly session: string }
  /** The password of a log-in was correct, and the second factor is asked for next. */
  | { readonly event: 'second-factor-required'; readonly account: string }
  /** A wrong code, or one that was used before. */
  | { readonly event: 'code-rejected'; readonly account: string; readonly during: 'login' | 'setup' }
  /**
   * The challenge of the second step of a log-in, or of a passkey, had expired, was used before or is unknown. Null during a log-in, because the
   * account is not known then.
   */
  | { readonly event: 'challenge-rejected'; readonly account: string | null }
  | { readonly event: 'passkey-added' | 'passkey-removed' | 'passkey-used'; readonly account: string }
  /**
   * `unknown`: no account has the passkey. `invalid`: the signature does not answer the challenge, or the data is no passkey. `counter`: the signature
   * is right, but its counter is not higher than the last one, so there may be a copy of the key.
   */
  | {
      readonly event: 'passkey-rejected';
      readonly account: string | null;
      readonly during: 'login' | 'setup';
      readonly reason: 'unknown' | 'invalid' | 'counter';
    }
  | { readonly event: 'second-factor-enabled' | 'second-factor-disabled'; readonly account: string }
  | { readonly event: 'recovery-code-used' | 'recovery-codes-renewed'; readonly account: string }
  /** With the token of a reset mail, this also confirms the address that the mail was sent to. */
  | { readonly event: 'password-changed'; readonly account: string; readonly by: 'password' | 'reset-token' }
  | {
      readonly event: 'library-created' | 'library-trashed' | 'library-restored' | 'invitation-ended';
      readonly account: string;
      readonly library: string;
    }
  | {
      readonly event: 'invitation-created' | 'library-joined';
      readonly account: string;
      readonly library: string;
      readonly role: LibraryRole;
    }
  /** An owner has set who sees the addresses of the members. */
  | {
      readonly event: 'email-visibility-set';
      readonly account: string;
      readonly library: string;
      readonly visibleTo: EmailVisibility;
    }
  /** `account` has changed the role of `member`. Null: the membership, which may be their own, was ended. */
  | {
      readonly event: 'member-changed';
      readonly account: string;
      readonly library: string;
      readonly member: string;
      readonly role: LibraryRole | null;
    }
  | { readonly event: 'session-ended'; readonly account: string; readonly session: string }
  | { readonly event: 'other-sessions-ended'; readonly account: string }
  | { readonly event: 'api-token-created' | 'api-token-ended'; readonly account: string; readonly token: string }
  /** A program that waited for a person was allowed, or refused. */
  | { readonly event: 'device-approved' | 'device-denied'; readonly account: string }
  /** A request came with an API token that is unknown, was ended or has expired. Its account can't be found any more. */
  | { readonly event: 'api-token-rejected'; readonly account: null }
  | { readonly event: 'share-link-created' | 'share-link-ended'; readonly account: string; readonly link: string }
  /** Null: no account has the address, and no mail is sent. */
  | { readonly event: 'reset-requested'; readonly account: string | null }
  /** The account is the one that the link names, which need not exist; null where it names none. */
  | { readonly event: 'reset-token-rejected'; readonly account: string | null }
  /**
   * The limit is one of rateLimits.ts, or one on simultaneous requests: `work:account`, `work:client`, `bodies:account`,
   * `downloads:account`, `downloads:links`, `events:account`, `events:process`.
   * Null: nobody is logged in.
   */
  | { readonly event: 'limit-reached'; readonly limit: string; readonly account: string | null };

/** Writes an event to the log, with the network address of the client. */
export type Audit = (event: AuditEvent, client: { readonly address: string }) => void;

export function createAudit(log: Logger): Audit {
  return (event, client) => {
    log.info({ ...event, client: client.address }, 'audit');
  };
}
