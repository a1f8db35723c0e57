// Reads the files of citation styles (CSL), and checks that they can be used.
import { citationTexts } from './citationTexts.ts';
import { childrenOf, type CslElement, CslError, readCslXml, textIn } from './readCslXml.ts';

/** How citations look in the text. Named in the words of CSL (`citation-format`). */
export const citationFormats = ['author-date', 'author', 'numeric', 'label', 'note'] as const;

export type CitationFormat = (typeof citationFormats)[number];

/** The metadata of a style, for menus and searches. */
export interface StyleSummary {
  /** The last part of the address in the file's `id` element: `apa` for `http://www.zotero.org/styles/apa`. */
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string | null;
  /** Subjects, in the words of CSL: `biology`, `generic-base`. */
  readonly fields: readonly string[];
  readonly format: CitationFormat | null;
  readonly hasBibliography: boolean;
  /** The language that the style is written for; null if it is for any. */
  readonly defaultLocale: string | null;
}

/** A style with rules of its own. */
export interface IndependentStyle extends StyleSummary {
  readonly root: CslElement;
}

/** A style that has only a name of its own and follows the rules of another. */
export interface DependentStyle extends Omit<StyleSummary, 'hasBibliography'> {
  /** The id of the style whose rules it follows. */
  readonly parent: string;
}

const namespace = 'http://purl.org/net/xbiblio/csl';

/** The last part of an address, or the id itself if it isn't an address. */
const shortId = (id: string): string => /[^/]*$/.exec(id.replace(/\/+$/, ''))?.[0] ?? id;

/** A macro that the style uses but does not define, which citeproc would ignore; null if all are defined. */
function missingMacro(root: CslElement): string | null {
  const macros = new Set(childrenOf(root, 'macro').map(({ attrs }) => attrs.name));
  const findIn = ({ name, attrs, children }: CslElement): string | null => {
    const used = name === 'macro' ? undefined : attrs.macro;
    if (used !== undefined && !macros.has(used)) return used;
    for (const child of children) {
      const found = typeof child === 'string' ? null : findIn(child);
      if (found !== null) return found;
    }
    return null;
  };
  return findIn(root);
}

/** Reads a style. Throws a `CslError` if the text isn't a style. */
export function readStyle(xml: string): IndependentStyle | DependentStyle {
  const root = readCslXml(xml);
  if (root.name !== 'style' || root.attrs.xmlns !== namespace) throw new CslError(citationTexts.notStyle);
  const info = childrenOf(root, 'info')[0];
  const title = textIn(info, 'title');
  if (title === null) throw new CslError(citationTexts.noTitle);
  const id = textIn(info, 'id');
  if (id === null) throw new CslError(citationTexts.noId);
  const categories = childrenOf(info, 'category').map(({ attrs }) => attrs);
  const stated = categories.map((category) => category['citation-format']).find((format) => format !== undefined);
  const summary = {
    id: shortId(id),
    title,
    shortTitle: textIn(info, 'title-short'),
    fields: categories.flatMap(({ field }) => field ?? []),
    format:
      citationFormats.find((format) => format === (stated ?? (root.attrs.class === 'note' ? 'note' : null))) ?? null,
    defaultLocale: root.attrs['default-locale'] ?? null,
  };
  if (childrenOf(root, 'citation').length > 0) {
    const missing = missingMacro(root);
    if (missing !== null) throw new CslError(citationTexts.missingMacro(missing));
    return { ...summary, hasBibliography: childrenOf(root, 'bibliography').length > 0, root };
  }
  const parent = childrenOf(info, 'link').find(({ attrs }) => attrs.rel === 'independent-parent')?.attrs.href;
  if (parent === undefined) throw new CslError(citationTexts.noCitation);
  return { ...summary, parent: shortId(parent) };
}

/**
 * Reads a style. A dependent style gets the rules of its parent, but keeps its own id, title and language. `readParent` returns the file of the style with this
 * id; null if there is none.
 */
export async function readWholeStyle(
  xml: string,
  readParent: (id: string) => Promise<string | null>,
): Promise<IndependentStyle> {
  const style = readStyle(xml);
  if (!('parent' in style)) return style;
  const parentXml = await readParent(style.parent);
  const parent = parentXml === null ? null : readStyle(parentXml);
  // The parent of a style has rules of its own (CSL 1.0.2, "Style Structure").
  if (!parent || 'parent' in parent) throw new CslError(citationTexts.missingParent(style.parent));
  const { id, title, shortTitle, fields } = style;
  const format = style.format ?? parent.format;
  return {
    ...parent,
    id,
    title,
    shortTitle,
    fields,
    format,
    defaultLocale: style.defaultLocale ?? parent.defaultLocale,
  };
}
