// The order of the fields in an entry: people and titles first, then the publication, then identifiers, abstract and notes.
import type { DocumentKind } from '../documents.ts';

const beginning = ['ids', 'author', 'title', 'subtitle', 'titleaddon'];
const online = ['doi', 'eprint', 'eprinttype', 'eprintclass', 'pmid', 'url', 'urldate'];
const end = ['edition', 'version', ...online, 'pubstate', 'language', 'abstract', 'keywords', 'note'];

const journal = ['journaltitle', 'journalsubtitle', 'journaltitleaddon'];
const issue = ['series', 'volume', 'number', 'issue', 'issuetitle', 'issuesubtitle', 'issuetitleaddon', 'issn'];
const mainWork = ['maintitle', 'mainsubtitle', 'maintitleaddon', 'volumes', 'mainseries', 'mainnumber', 'mainisbn'];
const event = ['eventtitle', 'eventtitleaddon', 'eventdate', 'venue', 'organization'];
const volume = ['editor', ...mainWork, ...event, 'series', 'volume', 'part', 'number', 'publisher', 'isbn', 'issn'];
const book = ['booktitle', 'booksubtitle', 'booktitleaddon', 'bookauthor'];
const bookEnd = ['bookdate', 'bookdoi', 'bookpagetotal', 'booknote'];
const translation = ['translator', 'origlanguage'];

/** BibLaTeX's names of the fields of each kind, in the order of a file. A field without a position comes last. */
export const entryOrder: Readonly<Record<DocumentKind, readonly string[]>> = {
  journalArticle: [
    ...[...beginning, ...journal, ...issue, 'editor', ...translation, 'annotator', 'commentator', 'location'],
    ...['date', 'pages', 'eid', ...end],
  ],
  proceedingsArticle: [
    ...[...beginning, ...book, ...volume, ...bookEnd, 'articleeditor'],
    ...['date', 'chapter', 'pages', 'eid', ...end],
  ],
  thesis: [...beginning, 'editor', 'type', 'institution', 'location', 'isbn', 'date', 'pagetotal', ...end],
  proceedings: [...beginning, ...volume, 'date', 'pagetotal', ...end],
  other: [
    ...[...beginning, 'editor', 'booktitle', 'volumes', 'publisher', 'organization', 'howpublished'],
    ...['isbn', 'issn', 'date', ...end],
  ],
};
