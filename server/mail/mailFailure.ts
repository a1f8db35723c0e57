// The error for a mail that could not be sent. Errors of nodemailer and of mail servers contain the recipient's address, which must not be logged,
// so only the reason is copied.

/** The reason why a mail was not accepted, without its recipient. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The code of nodemailer, for example "ESOCKET" or "EENVELOPE". */
  readonly code?: string;
  /** The code of the mail server, for example 550. */
  readonly responseCode?: number;
  /** The command that failed, for example "RCPT TO". */
  readonly command?: string;

  constructor(said: { code?: string; responseCode?: number; command?: string }) {
    const why = Object.values(said).join(', ');
    super(`The mail was not accepted${why === '' ? '' : `: ${why}`}`);
    Object.assign(this, said);
  }
}

/** Copies the reason from an error. Unknown texts are dropped, because they could contain an address. */
export function mailFailure(error: unknown): MailFailure {
  const { code, responseCode, command } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    'code' | 'responseCode' | 'command',
    unknown
  >;
  return new MailFailure({
    ...(typeof code === 'string' && /^[A-Z_]+$/.test(code) && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof command === 'string' && /^[A-Z ]+$/.test(command) && { command }),
  });
}
