// The list of the styles and locales that the product brings. Their files are read one by one, when they are needed.
import { fold } from '../fold.ts';
import type { StyleSummary } from './readStyle.ts';

export interface IndexedStyle extends StyleSummary {
  /** The address of its file. It changes with the content, so that browsers may keep the file for ever. */
  readonly path: string;
}

export interface StyleIndex {
  /** Those that most people use come first. */
  readonly styles: readonly IndexedStyle[];
  /** The addresses of the files of locales, by the names of locales such as `en-US`. */
  readonly locales: Readonly<Record<string, string>>;
}

/** Where a style comes from: the product, the operator of a server, or the owner of a library. */
export type StyleSource = 'included' | 'site' | 'own';

/** A style in the list of all styles of a library (`GET /api/styles`). */
export interface ListedStyle extends IndexedStyle {
  readonly source: StyleSource;
}

/** The parent of dependent styles that name this id: an included style, else one that the operator of the server has added. */
export function findParent(styles: readonly IndexedStyle[], id: string): IndexedStyle | null {
  return styles.find((style) => style.id === id) ?? styles.find((style) => style.id === `site:${id}`) ?? null;
}

/** Where browsers find the index of the styles that the product brings. */
export const styleIndexPath = '/citation/styles.json';

/** How well a style answers a query: 0 is best; null if it does not. */
function rankOf({ id, title, shortTitle, fields }: IndexedStyle, query: string): number | null {
  const [short, long] = [fold(shortTitle ?? ''), fold(title)];
  if (short === query || fold(id) === query) return 0;
  if (short.startsWith(query) || long.startsWith(query)) return 1;
  const text = [short, long, fold(id), ...fields.map(fold)].join(' ');
  return query.split(' ').every((word) => text.includes(word)) ? 2 : null;
}

/** The styles whose names, id or subjects have all words of a query, the best first. All of them for an empty query. */
export function findStyles<Style extends IndexedStyle>(styles: readonly Style[], query: string): Style[] {
  const folded = fold(query).trim().replace(/\s+/g, ' ');
  if (folded === '') return [...styles];
  return styles
    .map((style) => ({ style, rank: rankOf(style, folded) }))
    .filter((found): found is { style: Style; rank: number } => found.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ style }) => style);
}
