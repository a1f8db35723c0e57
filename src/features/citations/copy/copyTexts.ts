// The texts of copying: formats, menus, the dialog, and messages about success and failure.
import type { LocatorLabel } from '#bibliography/citation/locatorLabels.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

/** Longer texts are cut in a message. */
const longest = 72;

/** The beginning of a text, cut between two words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/\s+\S*$/, '');
  return `${cut === '' ? line.slice(0, longest) : cut}…`;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a style makes, within a sentence; without its name where that is not known yet. */
const styled = (style: string | null, what: string) => (style === null ? `formatted ${what}` : `${style} ${what}`);

const reference = (style: string | null, count: number) => styled(style, count === 1 ? 'reference' : 'bibliography');

export const copyTexts = {
  /** The groups of formats, in the order of the dialog. */
  groups: {
    reference: 'Reference',
    citation: 'Citation in the text',
    command: 'Command',
    entry: 'Entry',
    link: 'Link and key',
  },
  /** `label` is what people choose, `name` what was copied, within a sentence. `style` is the name of the style. */
  formats: {
    reference: { label: 'Formatted reference', name: reference },
    referencePlain: {
      label: 'Reference as plain text',
      name: (style: string | null, count: number) => `${reference(style, count)} in plain text`,
    },
    referenceMarkdown: {
      label: 'Reference in Markdown',
      name: (style: string | null, count: number) => `${reference(style, count)} in Markdown`,
    },
    citation: { label: 'Formatted citation', name: (style: string | null) => styled(style, 'citation') },
    citationPlain: {
      label: 'Citation as plain text',
      name: (style: string | null) => `${styled(style, 'citation')} in plain text`,
    },
    command: (written: string) => ({ label: `${written}{…}`, name: () => `${written} command` }),
    pandoc: { label: 'Pandoc: [@…]', name: () => 'Pandoc citation' },
    typst: { label: 'Typst: @…', name: () => 'Typst citation' },
    bibtex: { label: 'BibTeX entry', name: () => 'BibTeX' },
    biblatex: { label: 'BibLaTeX entry', name: () => 'BibLaTeX' },
    doiLink: {
      label: 'DOI as a link',
      name: (_: string | null, count: number) => (count === 1 ? 'DOI link' : 'DOI links'),
    },
    doi: { label: 'DOI', name: (_: string | null, count: number) => (count === 1 ? 'DOI' : 'DOIs') },
    url: { label: 'URL', name: (_: string | null, count: number) => (count === 1 ? 'URL' : 'URLs') },
    key: {
      label: 'Citation key',
      name: (_: string | null, count: number) => (count === 1 ? 'citation key' : 'citation keys'),
    },
  },
  menu: {
    copy: 'Copy',
    /** `name` is that of a format. */
    as: (name: string) => `Copy as ${name}`,
    copyAs: 'Copy as…',
    bibliography: 'Show bibliography',
  },
  dialog: {
    title: (documents: string) => `Copy ${documents}`,
    search: 'Find a format',
    formats: 'Formats',
    noFormat: 'No format has this name.',
    preview: 'Preview',
    /** How many of the documents the preview shows. */
    previewOf: (shown: number, all: number | null) =>
      all === null ? `Preview of the first ${shown}` : `Preview of the first ${shown} of ${all.toLocaleString('en')}`,
    loading: 'Formatting…',
    noPreview: (why: string) => `Couldn’t format it: ${why.replace(/\.$/, '')}.`,
    details: 'Pages and words around them',
    detailsOf: (title: string) => `Citation of ${title}`,
    tooManyDetails: (most: number) => `Select at most ${most} documents to add pages and words around them.`,
    locator: 'Where',
    locatorLabel: 'Kind of place',
    prefix: 'Before',
    prefixHint: 'see',
    suffix: 'After',
    suffixHint: 'emphasis added',
    suppressAuthor: 'Leave out the author',
    copy: 'Copy',
    copying: 'Copying…',
    retry: 'Try again',
    cancel: 'Cancel',
    close: 'Close',
    refusedTitle: 'Copy by hand',
    refused: (keys: string) =>
      `The browser didn’t allow copying. The text is selected: press ${keys}, or allow the clipboard and try again.`,
    text: 'Text to copy',
    notLoaded: 'Couldn’t open the dialog for copying. Try again when you are online.',
  },
  /** The units of a locator. */
  locatorLabels: {
    page: 'Page',
    chapter: 'Chapter',
    section: 'Section',
    paragraph: 'Paragraph',
    line: 'Line',
    verse: 'Verse',
    volume: 'Volume',
    issue: 'Issue',
    part: 'Part',
    book: 'Book',
    folio: 'Folio',
    column: 'Column',
    figure: 'Figure',
    table: 'Table',
    note: 'Note',
    opus: 'Opus',
    act: 'Act',
    scene: 'Scene',
    appendix: 'Appendix',
    equation: 'Equation',
    rule: 'Rule',
    supplement: 'Supplement',
  } satisfies Record<LocatorLabel, string>,
  copying: (documents: string) => `Copying ${documents}…`,
  copied: (name: string, count: number, text: string) =>
    count === 1 ? `Copied as ${name}: ${beginningOf(text)}` : `${countedDocuments(count)} copied as ${name}`,
  failed: (why: string) => `Couldn’t copy: ${why.replace(/\.$/, '')}. The library is safe.`,
  tooMany: (most: number) => `at most ${countedDocuments(most)} can be formatted at once. Select fewer`,
  noBibliography: (style: string) =>
    `the style “${style}” has no bibliography. Copy the citation, or choose another style`,
  noReference: 'The style of the library has no bibliography.',
  none: {
    doi: (count: number) => (count === 1 ? 'this document has no DOI' : 'none of these documents has a DOI'),
    url: (count: number) => (count === 1 ? 'this document has no URL' : 'none of these documents has a URL'),
    documents: 'there are no documents to copy',
  },
  field: {
    copied: (label: string, text: string) => `${upper(label)} copied: ${beginningOf(text)}`,
  },
};
