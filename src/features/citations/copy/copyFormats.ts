// Everything that can be copied: one table, in the order of the dialog.
import type { Cite } from '#bibliography/citation/citationEngine.ts';
import { type CiteCommand, writeCiteCommand } from '#bibliography/citation/citeCommands.ts';
import { plainText } from '#bibliography/citation/formattedText.ts';
import { writeHtmlRuns } from '#bibliography/citation/writeHtml.ts';
import { writeMarkdownBibliography, writeMarkdownReference } from '#bibliography/citation/writeMarkdown.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import type { CopiedText } from '#machines/citing/citingTypes.ts';
import { doiUrl } from '#bibliography/identifiers.ts';
import { formatBibliography, formatCitation, type StyleChoice } from '../engine/citations.ts';
import { copyTexts } from './copyTexts.ts';
import { writeEntries } from './writeEntries.ts';
import { writePastedBibliography, writePlainPaste } from './writePasted.ts';

const texts = copyTexts.formats;

export type FormatGroup = keyof typeof copyTexts.groups;

/** The data from which a format is written. */
export interface CopySource {
  readonly items: readonly CslItem[];
  /** One for each item. */
  readonly cites: readonly Cite[];
  readonly choice: StyleChoice;
  /** What people call the style. */
  readonly styleName: string;
  readonly signal: AbortSignal;
}

/** A format without its name. */
export type Written = Pick<CopiedText, 'html' | 'text' | 'formatted'>;

interface FormatBase {
  readonly id: string;
  readonly label: string;
  readonly group: FormatGroup;
  /** What was copied, within a sentence: “APA reference”. `style` is null where its name is not known. */
  readonly name: (style: string | null, count: number) => string;
  /** Whether it depends on the style and its language. */
  readonly needsStyle?: boolean;
  /** Whether it is copied as HTML, too, beside plain text. */
  readonly isRich?: boolean;
  /** Whether it contains pages and the other fields of a citation. */
  readonly hasDetails?: boolean;
}

/** Written from the variables of the documents. */
interface ItemFormat extends FormatBase {
  readonly from: 'items';
  /** Throws or rejects with a message for people. */
  readonly write: (source: CopySource) => Promise<Written> | Written;
}

/** Written by the server, as in an exported file. */
interface EntryFormat extends FormatBase {
  readonly from: 'bib' | 'biblatex';
  readonly write: (file: string) => Written;
}

export type CopyFormat = ItemFormat | EntryFormat;

const plain = (text: string): Written => ({ html: null, text, formatted: null });

async function bibliographyOf({ items, choice, styleName, signal }: CopySource) {
  const bibliography = await formatBibliography(items, choice, signal);
  if (!bibliography) throw new Error(copyTexts.noBibliography(styleName));
  return bibliography;
}

const citationOf = ({ items, cites, choice, signal }: CopySource) => formatCitation(items, cites, choice, signal);

const textOf = (value: CslItem[string] | undefined): string => (typeof value === 'string' ? value : '');

/** The texts that the items have, each once. */
function textsOf(
  items: readonly CslItem[],
  read: (item: CslItem) => string,
  none: (count: number) => string,
): string[] {
  const found = [...new Set(items.map(read).filter((text) => text !== ''))];
  if (found.length === 0) throw new Error(none(items.length));
  return found;
}

const doisOf = (items: readonly CslItem[]) => textsOf(items, ({ DOI }) => textOf(DOI), copyTexts.none.doi);

/** A DOI is an address too. */
const addressOf = ({ URL: url, DOI: doi }: CslItem): string =>
  textOf(url) || (textOf(doi) === '' ? '' : doiUrl(textOf(doi)));

const command = (id: CiteCommand, called: Pick<FormatBase, 'label' | 'name'>): CopyFormat => ({
  ...called,
  id,
  group: 'command',
  hasDetails: true,
  from: 'items',
  write: ({ cites }) => plain(writeCiteCommand(id, cites)),
});

const latexCommands = ['cite', 'citep', 'citet', 'parencite', 'textcite', 'autocite', 'footcite'] as const;

export const copyFormats: readonly CopyFormat[] = [
  {
    ...texts.reference,
    id: 'reference',
    group: 'reference',
    needsStyle: true,
    isRich: true,
    from: 'items',
    async write(source) {
      const bibliography = await bibliographyOf(source);
      return {
        html: writePastedBibliography(bibliography),
        text: writePlainPaste(bibliography),
        formatted: { kind: 'bibliography', bibliography },
      };
    },
  },
  {
    ...texts.referencePlain,
    id: 'reference-plain',
    group: 'reference',
    needsStyle: true,
    from: 'items',
    write: async (source) => plain(writePlainPaste(await bibliographyOf(source))),
  },
  {
    ...texts.referenceMarkdown,
    id: 'reference-markdown',
    group: 'reference',
    needsStyle: true,
    from: 'items',
    async write(source) {
      const bibliography = await bibliographyOf(source);
      const [only, ...others] = bibliography.references;
      const isOne = only !== undefined && others.length === 0;
      return plain(isOne ? writeMarkdownReference(only) : writeMarkdownBibliography(bibliography));
    },
  },
  {
    ...texts.citation,
    id: 'citation',
    group: 'citation',
    needsStyle: true,
    isRich: true,
    hasDetails: true,
    from: 'items',
    async write(source) {
      const runs = await citationOf(source);
      return { html: writeHtmlRuns(runs), text: plainText(runs), formatted: { kind: 'runs', runs } };
    },
  },
  {
    ...texts.citationPlain,
    id: 'citation-plain',
    group: 'citation',
    needsStyle: true,
    hasDetails: true,
    from: 'items',
    write: async (source) => plain(plainText(await citationOf(source))),
  },
  ...latexCommands.map((id) => command(id, texts.command(`\\${id}`))),
  command('pandoc', texts.pandoc),
  command('typst', texts.typst),
  {
    ...texts.bibtex,
    id: 'bibtex',
    group: 'entry',
    from: 'bib',
    write: (file) => plain(writeEntries(file)),
  },
  {
    ...texts.biblatex,
    id: 'biblatex',
    group: 'entry',
    from: 'biblatex',
    write: (file) => plain(writeEntries(file)),
  },
  {
    ...texts.doiLink,
    id: 'doi-link',
    group: 'link',
    isRich: true,
    from: 'items',
    write({ items }) {
      const runs = doisOf(items).map((doi) => ({ text: doiUrl(doi), href: doiUrl(doi) }));
      return {
        html: runs.map((run) => writeHtmlRuns([run])).join('<br>\n'),
        text: runs.map(({ text }) => text).join('\n'),
        formatted: null,
      };
    },
  },
  {
    ...texts.doi,
    id: 'doi',
    group: 'link',
    from: 'items',
    write: ({ items }) => plain(doisOf(items).join('\n')),
  },
  {
    ...texts.url,
    id: 'url',
    group: 'link',
    from: 'items',
    write: ({ items }) => plain(textsOf(items, addressOf, copyTexts.none.url).join('\n')),
  },
  {
    ...texts.key,
    id: 'key',
    group: 'link',
    from: 'items',
    // Separated by commas, as `\cite` expects them.
    write: ({ items }) => plain(items.map(({ id }) => id).join(',')),
  },
];

/** What Ctrl+C copies before anything else was chosen. */
export const usualFormat = 'reference';

/** The format with this id; the usual one for an id that a later version has dropped. */
export function copyFormatOf(id: string): CopyFormat {
  const format = copyFormats.find((each) => each.id === id) ?? copyFormats.find((each) => each.id === usualFormat);
  if (!format) throw new Error(`There is no format ${id}`);
  return format;
}
