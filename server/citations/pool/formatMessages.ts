// The messages between the pool and its threads.
import type { StyleSummary } from '#bibliography/citation/readStyle.ts';
import type { ListedStyle, StyleIndex } from '#bibliography/citation/styleIndex.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';

export const bibliographyFormats = ['html', 'text', 'markdown', 'rtf'] as const;

export type BibliographyFormat = (typeof bibliographyFormats)[number];

/** The styles and locales that all libraries have. */
export type ThreadStart = StyleIndex;

/** How references look. */
export interface FormatWish {
  readonly style: ListedStyle;
  /** Null for the language of the style. */
  readonly locale: string | null;
  readonly format: BibliographyFormat;
}

export type FormatTask =
  /** A bibliography of the items as a file, in the order of the style. HTML shows its title. */
  | (FormatWish & { readonly kind: 'bibliography'; readonly items: readonly CslItem[]; readonly title: string })
  /** Each item as a bibliography of its own, without a number or label. */
  | (FormatWish & { readonly kind: 'references'; readonly items: readonly CslItem[] })
  /** Whether a style can be used, and what it says about itself. */
  | { readonly kind: 'check'; readonly xml: string };

export interface FormatResults {
  /** Null if the style has no bibliography. */
  readonly bibliography: string | null;
  /** In the order of the items; null if the style has no bibliography. */
  readonly references: readonly string[] | null;
  readonly check: StyleSummary;
}

export type ToThread =
  | { readonly kind: 'task'; readonly task: FormatTask }
  /** The answer to `read`; null if it could not be read. */
  | { readonly kind: 'file'; readonly path: string; readonly text: string | null };

export type FromThread =
  /** It has started. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: FormatResults[keyof FormatResults] }
  /** The file of a style or locale is needed. */
  | { readonly kind: 'read'; readonly path: string }
  /** The style can't be used; the message is a sentence for people. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
