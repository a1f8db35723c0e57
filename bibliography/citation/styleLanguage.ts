// The language in which references are written.

/** The language of styles that are written for no particular language. */
export const usualLocale = 'en-US';

/** `locale` is the requested one; null for that of the style. */
export const languageOf = (style: { readonly defaultLocale: string | null }, locale: string | null): string =>
  locale ?? style.defaultLocale ?? usualLocale;
