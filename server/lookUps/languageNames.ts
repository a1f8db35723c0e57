// Names of languages for the codes of ISO 639 that services send ("ger", "de", "en-US").

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Codes for texts in no language, and in several or an unknown one. */
const none: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis']);

/** The English name of a language in lower case, as entries have it; what is no code stays. Empty for a code that names none. */
export function languageName(code: string): string {
  const [language = ''] = code.trim().toLowerCase().split(/[-_]/);
  if (none.has(language)) return '';
  if (!/^[a-z]{2,3}$/.test(language)) return code.trim();
  return names.of(language)?.toLowerCase() ?? code.trim();
}
