// What is said of a mail that could not be sent. The errors of the mail program and of mail servers name the address it was for, and
// logs hold no addresses: only what says why is taken over.

/** Why a mail was not taken, without whom it was for. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The mail program's word, as "ESOCKET" or "EENVELOPE". */
  readonly code?: string;
  /** The mail server's, as 550. */
  readonly responseCode?: number;
  /** What it was answered to, as "RCPT TO". */
  readonly command?: string;

  constructor(said: { code?: string; responseCode?: number; command?: string }) {
    const why = Object.values(said).join(', ');
    super(`The mail was not accepted${why === '' ? '' : `: ${why}`}`);
    Object.assign(this, said);
  }
}

/** Takes over what an error says of the reason; a word with an address in it is none of the known ones. */
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
