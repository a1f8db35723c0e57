// Citation styles and engines for tests.
import { type CitationEngine, createCitationEngine, neededLocales } from '#bibliography/citation/citationEngine.ts';
import { readCslXml } from '#bibliography/citation/readCslXml.ts';
import { readStyle } from '#bibliography/citation/readStyle.ts';
import { packagedLocale, packagedStyle } from '../../tools/citationStyles/packagedStyles.ts';

export { packagedLocale, packagedStyle };

/** An engine of a style with rules of its own. */
export function citationEngineOf(xml: string, locale: string | null = null): CitationEngine {
  const style = readStyle(xml);
  if ('parent' in style) throw new Error('The style has a parent.');
  const locales = new Map(neededLocales(style, locale).map((name) => [name, readCslXml(packagedLocale(name))]));
  return createCitationEngine({ style, locales, locale });
}
