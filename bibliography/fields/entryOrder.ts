// The order in which an entry has its fields: first who and what, then where it appeared and when, last what says something about it.
import type { DocumentKind } from '../documents.ts';

const beginning = ['ids', 'author', 'title', 'subtitle', 'titleaddon'];
const end = ['doi', 'pubstate', 'language', 'abstract', 'keywords', 'note'];

const journal = ['journaltitle', 'journalsubtitle', 'journaltitleaddon'];
const issue = ['series', 'volume', 'number', 'issue', 'issuetitle', 'issuesubtitle', 'issuetitleaddon', 'issn'];
const mainWork = ['maintitle', 'mainsubtitle', 'maintitleaddon', 'volumes', 'mainseries', 'mainnumber', 'mainisbn'];
const event = ['eventtitle', 'eventtitleaddon', 'eventdate', 'venue', 'organization'];
const volume = ['editor', ...mainWork, ...event, 'series', 'volume', 'part', 'number', 'publisher', 'isbn'];
const book = ['booktitle', 'booksubtitle', 'booktitleaddon', 'bookauthor'];
const bookEnd = ['bookdate', 'bookdoi', 'bookpagetotal', 'booknote'];
const translation = ['translator', 'origlanguage'];

/** BibLaTeX's names of the fields of each kind, in the order of a file. */
export const entryOrder: Readonly<Record<DocumentKind, readonly string[]>> = {
  journalArticle: [
    ...[...beginning, ...journal, ...issue, 'editor', ...translation, 'annotator', 'commentator'],
    ...['date', 'pages', 'eid', ...end],
  ],
  proceedingsArticle: [
    ...[...beginning, ...book, ...volume, ...bookEnd, 'articleeditor'],
    ...['date', 'chapter', 'pages', 'eid', ...end],
  ],
  thesis: [...beginning, 'editor', 'type', 'institution', 'location', 'date', 'pagetotal', ...end],
  proceedings: [...beginning, ...volume, 'date', 'pagetotal', ...end],
  other: [...beginning, 'editor', 'booktitle', 'publisher', 'howpublished', 'date', ...end],
};
