// The names of fields: those that a form offers, and all that documents, the desktop app and BibLaTeX have.
import { allEntryPlaces } from './fields/entryFields.ts';
import { canonicalField } from './fields/fieldNames.ts';

/** The fields that documents of ours have or often bring, by their canonical names: a form offers them, and may warn of others. */
export const knownFieldNames: readonly string[] = [
  ...['abstract', 'address', 'annotation', 'annotator', 'author', 'bookauthor', 'booktitle', 'chapter', 'citationkey'],
  ...['commentator', 'date', 'doi', 'edition', 'editor', 'eid', 'entrytype', 'eprint', 'eprintclass', 'eprinttype'],
  ...['eventdate', 'eventtitle', 'file', 'groups', 'howpublished', 'institution', 'isbn', 'issn', 'issue', 'journal'],
  ...['keywords', 'language', 'maintitle', 'month', 'note', 'number', 'organization', 'origlanguage', 'pages'],
  ...['pagetotal', 'part', 'priority', 'publisher', 'pubstate', 'ranking', 'readstatus', 'series', 'subtitle', 'title'],
  ...['titleaddon', 'translator', 'type', 'url', 'venue', 'volume', 'volumes', 'year'],
];

/** The fields of BibLaTeX (manual §2.2) that are not among them. */
const biblatexFields = `addendum afterword authortype bookpagination crossref editora editoratype editorb editorbtype editorc
  editorctype editortype entryset entrysubtype execute foreword gender holder ids indexsorttitle indextitle introduction isan ismn isrn
  issue iswc label langid langidopts library lista listb listc listd liste listf namea nameaddon nameatype nameb namebtype namec namectype
  options origdate origlocation origpublisher origtitle pagination presort related relatedoptions relatedstring relatedtype reprinttitle
  shortauthor shorteditor shorthand shorthandintro shortjournal shortseries shorttitle sortname sortshorthand sorttitle sortyear urldate
  usera userb userc userd usere userf verba verbb verbc version xdata xref`;

/** What the desktop app knows besides. */
const desktopFields = `archive assignee citationcount comment creationdate day dayfiled mrnumber modificationdate monthfiled nationality
  owner pmcid pmid printed qualityassured relevance review revision timestamp urlraw yearfiled zblnumber`;

const known: ReadonlySet<string> = new Set([
  ...knownFieldNames,
  ...allEntryPlaces().map(({ searchName }) => searchName),
  // What searches call BibTeX's field `key`.
  'sortkey',
  ...[biblatexFields, desktopFields].flatMap((names) => names.split(/\s+/)),
]);

/** Every name that is known, those that a form offers first. */
export const allFieldNames: readonly string[] = [...known];

/** Whether documents, the desktop app or BibLaTeX have a field of this name. */
export function isKnownField(name: string): boolean {
  return known.has(canonicalField(name));
}
