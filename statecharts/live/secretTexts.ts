// Finds secrets in the middle of a text, by the words before them or by their format.

interface SecretText {
  /** The last group of the pattern is the secret, and the group before it is kept. */
  readonly pattern: RegExp;
  /** Whether a match really is a secret, for patterns that also match common words. */
  readonly isSecret?: (found: string) => boolean;
}

/** `name:password` in base64. "Basic research" doesn't match. */
function isBasicCredential(found: string): boolean {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(found)) return false;
  try {
    return atob(found.replaceAll('-', '+').replaceAll('_', '/')).includes(':');
  } catch {
    return false;
  }
}

/** Longer than a word, or letters mixed with digits. "The bearer of bad news" doesn't match. */
function isBearerToken(found: string): boolean {
  return found.length >= 18 || (found.length >= 8 && /\d/.test(found) && /[a-z]/i.test(found));
}

/** No pattern starts with a repetition, so that long texts are searched in linear time. */
const secretTexts: readonly SecretText[] = [
  // JSON: "password": "…"
  {
    pattern: /((?:passw\w*|pwd|token|secret|authorization|cookie|api[-_]?key)\\?"\s*:\s*\\?")((?:[^"\\]|\\[^"])+)/gi,
  },
  // Forms, addresses, cookies: token=…
  { pattern: /((?:passw\w*|pwd|token|secret|session|api[-_]?key|signature)=)([^\s&;,"'<>]+)/gi },
  // Links in mails that set a password or confirm an address.
  { pattern: /(\/(?:change-password|confirm-email|invitation)\/)([^\s/?#"'<>]+)/gi },
  // Headers, with or without their name.
  { pattern: /(\bauthori[sz]ation\s*[:=]\s*(?:basic|bearer|digest|token)\s+)([^\s"',;<>]{3,})/gi },
  { pattern: /(\bbearer\s+)([^\s"',;<>]{8,})/gi, isSecret: isBearerToken },
  { pattern: /(\bbasic\s+)([^\s"',;<>]{6,})/gi, isSecret: isBasicCredential },
  { pattern: /()(\beyJ[\w-]{4,}\.[\w-]+\.[\w-]*)/g },
];

/** Shorter secrets are blanked in place but not searched for elsewhere, because they may be common words. */
const shortestLearnt = 8;

/** The secrets in a text. */
export function secretsIn(text: string): readonly string[] {
  return secretTexts.flatMap(({ pattern, isSecret = () => true }) =>
    [...text.matchAll(pattern)]
      .map((match) => match[2] ?? '')
      .filter((found) => found.length >= shortestLearnt && isSecret(found)),
  );
}

/** Replaces the secrets in a text with `blank`. */
export function blankSecretTexts(text: string, blank: string): string {
  return secretTexts.reduce(
    (shown, { pattern, isSecret = () => true }) =>
      shown.replace(pattern, (all: string, before: string, found: string) => (isSecret(found) ? before + blank : all)),
    text,
  );
}
