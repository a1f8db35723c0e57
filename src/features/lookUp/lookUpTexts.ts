// The texts of the box in which references are added by their identifiers.
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import type { Completable } from './readCompletable.ts';
import { type IdentifierKind, maximumIdentifiers, maximumTextLength } from '#bibliography/lookUp/readIdentifiers.ts';

const references = (count: number): string =>
  count === 1 ? '1 reference' : `${count.toLocaleString('en')} references`;

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

export const lookUpTexts = {
  label: 'Add by DOI, ISBN, arXiv ID or PMID',
  hint: 'Paste one or many, or links to them. You can also paste BibTeX, RIS or CSL-JSON.',
  /** As long as the other, so that what stands below does not move when the server has answered. */
  hintWhenOff: 'Lookups are off here. Paste BibTeX, RIS or CSL-JSON instead, or fill in a form.',
  placeholder: '10.1000/xyz123',
  kinds: { DOI: 'DOI', ISBN: 'ISBN', ARXIV: 'arXiv', PMID: 'PMID', PMCID: 'PMCID' } satisfies Record<
    IdentifierKind,
    string
  >,
  /** The text in which the server recognizes the identifier. */
  written: (kind: IdentifierKind, value: string): string =>
    ({ DOI: `doi:${value}`, ISBN: `ISBN ${value}`, ARXIV: `arXiv:${value}`, PMID: `PMID: ${value}`, PMCID: value })[
      kind
    ],
  lookUp: (count: number) => (count <= 1 ? 'Look up' : `Look up ${references(count)}`),
  review: (count: number) => (count <= 1 ? 'Review' : `Review ${references(count)}`),
  reviewText: 'Review references',
  stop: 'Stop',
  retry: 'Try again',
  recognized: 'Recognized',
  results: 'Results',
  tooMany: (count: number) =>
    `These are ${count.toLocaleString('en')} identifiers. At most ${String(maximumIdentifiers)} are looked up at once.`,
  tooLong: `This text is too long. At most ${maximumTextLength.toLocaleString('en')} characters are searched for identifiers.`,
  referencesFound: 'These are references already. Review them before they are added.',
  moreIdentifiers: (count: number) => `and ${count.toLocaleString('en')} more`,
  unrecognized: 'Not recognized',
  more: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count.toLocaleString('en')} more lines`),
  waiting: 'Waiting',
  asking: 'Looking up…',
  stopped: 'Not looked up',
  untitled: 'Untitled',
  from: (source: string) => `From ${source}`,
  inLibrary: 'Possibly in the library',
  several: (count: number) => `${String(count)} records. Which one is it?`,
  leaveOut: 'Leave out',
  notFound: 'No service knows it. Check it for typing errors.',
  unavailable: 'The service did not answer. Try again later.',
  limited: 'The service takes no more questions now. Try again in a while.',
  off: 'This server doesn’t look references up. You can paste BibTeX, RIS or CSL-JSON, or fill in a form.',
  interrupted: (why: string) => `${why.replace(/\.$/, '')}. What was found so far is kept.`,
  progress: (done: number, total: number) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  /** The name of the file that the review shows. */
  fileName: { lookedUp: 'looked-up references', pasted: 'pasted references' },
  spoken: {
    recognized: (count: number) =>
      count === 1 ? '1 identifier recognized.' : `${String(count)} identifiers recognized.`,
    unrecognized: 'No identifier recognized.',
    found: (found: number, total: number) => `${String(found)} of ${references(total)} found.`,
  },
  findDoi: {
    title: 'Find DOI',
    searching: 'Looking for works with this title, author and year…',
    nothing: 'No work with a DOI resembles this document. Check its title and year.',
    which: (count: number) => (count === 1 ? 'Is this the work?' : 'Which of these is the work?'),
    set: 'Use this DOI',
    setting: 'Setting the DOI…',
    /** What was done, up to the documents. */
    done: 'DOI set in',
    cancel: 'Cancel',
    close: 'Close',
  },
  complete: {
    title: 'Complete from DOI',
    description: ({ works, later, unreadable, withoutDoi }: Completable) => {
      const lookedUp = works.reduce((sum, { documentIds }) => sum + documentIds.length, 0);
      return [
        'You’ll see what is missing or differs before anything changes.',
        later > 0 &&
          `The ${countedDocuments(lookedUp)} that were added first are looked up. Select the other ${later.toLocaleString('en')} to complete them too.`,
        unreadable > 0 &&
          `${countedDocuments(unreadable)} with a DOI that can’t be read ${isOrAre(unreadable)} left out.`,
        withoutDoi > 0 && `${countedDocuments(withoutDoi)} without a DOI ${isOrAre(withoutDoi)} left out.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' ');
    },
    off: 'This server doesn’t look references up.',
    reading: 'Reading the DOIs…',
    none: (documents: string) => `No DOI in ${documents}.`,
    failed: (why: string) => `The DOIs couldn’t be read: ${why}. Nothing was changed.`,
  },
  noAnswer: 'The server gave no answer',
} as const;
