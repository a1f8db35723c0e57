// The names of the languages in which references can be formatted, for people to choose from.

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** "German (Austria)" for `de-AT`; the name of the locale if the browser does not know it. */
export function languageName(locale: string): string {
  try {
    return names.of(locale) ?? locale;
  } catch {
    return locale;
  }
}
