// Secrets in the middle of a text, known by what stands before them or by their form.

interface SecretText {
  /** Its last group is the secret, the one before it is shown. */
  readonly pattern: RegExp;
  /** Whether it is one indeed, where the pattern is also met in common words. */
  readonly isSecret?: (found: string) => boolean;
}

/** `name:password` in base64. Basic research is none. */
function isBasicCredential(found: string): boolean {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(found)) return false;
  try {
    return atob(found.replaceAll('-', '+').replaceAll('_', '/')).includes(':');
  } catch {
    return false;
  }
}

/** Longer than words are, or letters mixed with digits. The bearer of bad news is none. */
function isBearerToken(found: string): boolean {
  return found.length >= 18 || (found.length >= 8 && /\d/.test(found) && /[a-z]/i.test(found));
}

/** None begins with what repeats: a long text is read once. */
const secretTexts: readonly SecretText[] = [
  // JSON: "password": "…"
  {
    pattern: /((?:passw\w*|pwd|token|secret|authorization|cookie|api[-_]?key)\\?"\s*:\s*\\?")((?:[^"\\]|\\[^"])+)/gi,
  },
  // Forms, addresses, cookies: token=…
  { pattern: /((?:passw\w*|pwd|token|secret|session|api[-_]?key|signature)=)([^\s&;,"'<>]+)/gi },
  // Links of mails that set a password or confirm an address.
  { pattern: /(\/(?:change-password|confirm-email)\/)([^\s/?#"'<>]+)/gi },
  // Headers, with their name and without it.
  { pattern: /(\bauthori[sz]ation\s*[:=]\s*(?:basic|bearer|digest|token)\s+)([^\s"',;<>]{3,})/gi },
  { pattern: /(\bbearer\s+)([^\s"',;<>]{8,})/gi, isSecret: isBearerToken },
  { pattern: /(\bbasic\s+)([^\s"',;<>]{6,})/gi, isSecret: isBasicCredential },
  { pattern: /()(\beyJ[\w-]{4,}\.[\w-]+\.[\w-]*)/g },
];

/** Short ones are blanked where they stand, and not looked for elsewhere: they may be common words. */
const shortestLearnt = 8;

/** The secrets that a text says. */
export function secretsIn(text: string): readonly string[] {
  return secretTexts.flatMap(({ pattern, isSecret = () => true }) =>
    [...text.matchAll(pattern)]
      .map((match) => match[2] ?? '')
      .filter((found) => found.length >= shortestLearnt && isSecret(found)),
  );
}

/** A text with `blank` in their place. */
export function blankSecretTexts(text: string, blank: string): string {
  return secretTexts.reduce(
    (shown, { pattern, isSecret = () => true }) =>
      shown.replace(pattern, (all: string, before: string, found: string) => (isSecret(found) ? before + blank : all)),
    text,
  );
}
