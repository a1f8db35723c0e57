// Checks a style that somebody brings, and says what lists show of it.
import { readWholeStyle, type StyleSummary } from '#bibliography/citation/readStyle.ts';

/** Throws a `CslError` if the style can't be used. `readParent` answers the file of a style that it may follow, null if there is none. */
export async function summarizeStyle(
  xml: string,
  readParent: (id: string) => Promise<string | null>,
): Promise<StyleSummary> {
  const { id, title, shortTitle, fields, format, hasBibliography, defaultLocale } = await readWholeStyle(
    xml,
    readParent,
  );
  return { id, title, shortTitle, fields, format, hasBibliography, defaultLocale };
}
