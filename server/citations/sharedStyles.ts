// The styles and locales that every library of this server has: those of the product, and those that the operator adds.
import type { StyleFiles } from '#bibliography/citation/loadEngines.ts';
import type { ListedStyle, StyleIndex } from '#bibliography/citation/styleIndex.ts';

export interface SharedStyles {
  /** The most used ones of the product come first, those of the operator last. */
  readonly styles: readonly ListedStyle[];
  readonly locales: StyleIndex['locales'];
  /** Reads the file of a style or locale at the path that the list names. Fails if there is none. */
  readonly read: (path: string) => Promise<string>;
}

/** A style of the operator, with its file. */
export interface SiteStyle {
  readonly style: ListedStyle;
  readonly xml: string;
}

export function joinStyles({ index, read }: StyleFiles, siteStyles: readonly SiteStyle[] = []): SharedStyles {
  const xmlByPath = new Map(siteStyles.map(({ style, xml }) => [style.path, xml]));
  return {
    styles: [
      ...index.styles.map((style) => ({ ...style, source: 'included' as const })),
      ...siteStyles.map(({ style }) => style),
    ],
    locales: index.locales,
    read: async (path) => xmlByPath.get(path) ?? read(path),
  };
}

/** For a server without the built app: it has no styles. */
export const noStyleFiles: StyleFiles = {
  index: { styles: [], locales: {} },
  read: (path) => Promise.reject(new Error(`There is no style at ${path}.`)),
};
