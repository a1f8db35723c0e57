// The styles and languages as options of a select.
import type { ListedStyle, StyleIndex, StyleSource } from '#bibliography/citation/styleIndex.ts';
import { languageOf } from '#bibliography/citation/styleLanguage.ts';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { languageName } from './languageNames.ts';
import { styleTexts } from './styleTexts.ts';

/** "APA": what people call a style. Its id, if it is not in the list. */
export function styleNameOf({ styles }: StyleIndex, style: string): string {
  const found = styles.find(({ id }) => id === style);
  return found?.shortTitle ?? found?.title ?? style;
}

/** A person's own styles come first. */
const sources: readonly StyleSource[] = ['own', 'site', 'included'];

/** Both names, so that a search finds either. */
export function labelOfStyle({ shortTitle, title }: Pick<ListedStyle, 'shortTitle' | 'title'>): string {
  return shortTitle === null || title.startsWith(shortTitle) ? title : `${shortTitle} – ${title}`;
}

export function styleOptions(styles: readonly ListedStyle[]): SelectOption[] {
  const hasSeveral = new Set(styles.map(({ source }) => source)).size > 1;
  return sources.flatMap((source) =>
    styles
      .filter((style) => style.source === source)
      .map((style) => ({
        value: style.id,
        label: labelOfStyle(style),
        ...(hasSeveral ? { group: styleTexts.sources[source] } : {}),
      })),
  );
}

/** The languages by their names; first the one that the style is written for. */
export function languageOptions(locales: StyleIndex['locales'], defaultLocale: string | null): SelectOption[] {
  const own = { value: '', label: styleTexts.languageOfStyle(languageName(languageOf({ defaultLocale }, null))) };
  const others = Object.keys(locales).map((locale) => ({ value: locale, label: languageName(locale) }));
  return [own, ...others.sort((one, other) => one.label.localeCompare(other.label, 'en'))];
}
