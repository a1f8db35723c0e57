// Decides whether a text is an e-mail address, and whether two addresses are the same.
import { accountTexts } from './accountTexts.ts';

const longest = 254;
/** Deliberately permissive, because only a mail can tell whether an address exists. Characters with a meaning in mail headers are excluded. */
const address =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Surrogate}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** The problem with `email`, as a message for the person; null if there is none. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return accountTexts.email.missing;
  if (trimmed.length > longest || !address.test(trimmed)) return accountTexts.email.invalid;
  return null;
}

/** A key that is the same for every spelling of an address. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
