// The texts of the dialog of read-only links.
import type { ShareOffer } from '#machines/shareLinks/shareLinksTypes.ts';
import type { SharedFormat } from '#site/shareAddresses.ts';

const offers: Readonly<Record<ShareOffer['choice'], string>> = {
  library: 'The whole library',
  group: 'This group',
  search: 'The results of this search',
};

const formats: Readonly<Record<SharedFormat, string>> = {
  biblatex: 'BibLaTeX',
  bib: 'BibTeX',
  ris: 'RIS',
  'csl.json': 'CSL-JSON',
  html: 'Formatted references',
};

export const shareLinksTexts = {
  title: 'Share a read-only link',
  about:
    'Anybody who has the address can read these documents without an account, also those you add later. Nobody can change anything.',
  loading: 'Loading your links…',
  failed: (why: string) => `Couldn’t load your links: ${why}. Nothing was changed.`,
  notLoaded: 'Couldn’t open the links: no connection. The library is safe.',
  offer: 'What the link shows',
  offers,
  label: 'Note for yourself (optional)',
  labelHint: 'To recognize the link later. People who have the link don’t see it.',
  make: 'Create link',
  making: 'Creating…',
  made: 'The link is ready. Copy the addresses you need now: they are not shown again.',
  page: 'Page for people',
  formats,
  latex: 'Line for LaTeX with biblatex and Biber',
  /** What is copied, within a sentence. */
  copied: { address: 'address', line: 'line' },
  another: 'Create another link',
  links: 'Your links',
  none: 'You have no links yet.',
  shows: {
    library: 'Whole library',
    group: (name: string) => `Group “${name}”`,
    deletedGroup: 'A group that was deleted',
    search: (query: string) => `Search “${query}”`,
    searchInGroup: (query: string, name: string) => `Search “${query}” in group “${name}”`,
    searchInDeletedGroup: (query: string) => `Search “${query}” in a group that was deleted`,
  },
  lastUsed: (moment: string) => `Last used ${moment}`,
  neverUsed: 'Never used',
  end: 'End link',
  endOne: (name: string) => `End link: ${name}`,
  ending: 'Ending…',
  endQuestion: {
    title: 'End this link?',
    message: (name: string) => `${name}: its addresses stop working at once, and can’t be restored.`,
    confirm: 'End link',
  },
  ended: 'Link ended',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
};
