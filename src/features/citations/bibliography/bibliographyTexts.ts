// The texts of the page that shows a bibliography.
import { counted } from '#src/ui/text/counted.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

export const bibliographyTexts = {
  title: 'Bibliography',
  back: 'Library',
  references: (count: number) => counted(count, 'reference'),
  ofList: (count: string, list: string) => `${count} · ${list}`,
  loading: 'Loading the documents…',
  formatting: 'Formatting the references…',
  empty: {
    title: 'No documents',
    message:
      'There is no document here to make a bibliography of. Choose another group or search, or select documents.',
  },
  notInStyle: {
    title: 'This style has no bibliography',
    message: 'It gives references in notes only. Choose another style to see a bibliography.',
  },
  /** Continues a sentence, like the reasons of an export. */
  tooMany: (count: number, most: number) =>
    `these are ${countedDocuments(count)}, and at most ${most.toLocaleString('en')} can be formatted at once. Choose a group, or select fewer`,
  /** `why` continues the sentence. */
  unloaded: (why: string) => `Couldn’t load the documents: ${why}.`,
  unformatted: (why: string) => `Couldn’t format the references. ${why}`,
  retry: 'Try again',
  copy: 'Copy',
  copyLabel: 'Copy the bibliography',
  copied: (count: number) => `${counted(count, 'reference')} copied`,
  /** Within a sentence. */
  copiedName: 'the bibliography',
  print: 'Print',
  download: 'Download',
  formats: {
    html: 'HTML',
    rtf: 'RTF, for word processors',
    markdown: 'Markdown',
    text: 'Plain text',
  },
  list: {
    allDocuments: 'All documents',
    trash: 'Trash',
    group: (name: string) => `Group “${name}”`,
    groups: (count: number) => counted(count, 'group'),
    search: (query: string) => `Search “${query}”`,
    selected: 'Selected documents',
  },
};
