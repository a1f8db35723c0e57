// The names of fields: those that forms suggest, and all that documents, the desktop app and BibLaTeX use.
import { allEntryPlaces } from './fields/entryFields.ts';
import { canonicalField } from './fields/fieldNames.ts';

/** Fields that aren't in forms, but that documents or imported files often have. */
const besideTheForm = [
  'annotation',
  'entrytype',
  'file',
  'groups',
  'month',
  'priority',
  'ranking',
  'readstatus',
  'year',
];

/** The canonical names that forms suggest; a form may warn about others. */
export const knownFieldNames: readonly string[] = [
  ...new Set([...allEntryPlaces().map(({ searchName }) => searchName), ...besideTheForm]),
].sort();

/** Other fields of BibLaTeX (manual §2.2). */
const biblatexFields = `addendum afterword authortype bookpagination crossref editora editoratype editorb editorbtype editorc
  editorctype editortype entryset entrysubtype execute foreword gender holder ids indexsorttitle indextitle introduction isan ismn isrn
  iswc label langid langidopts library lista listb listc listd liste listf namea nameaddon nameatype nameb namebtype namec namectype
  options origdate origlocation origpublisher origtitle pagination presort related relatedoptions relatedstring relatedtype reprinttitle
  shortauthor shorteditor shorthand shorthandintro shortjournal shortseries shorttitle sortname sortshorthand sorttitle sortyear
  usera userb userc userd usere userf verba verbb verbc xdata xref`;

/** Other fields of the desktop app. */
const desktopFields = `archive assignee citationcount comment creationdate day dayfiled mrnumber modificationdate monthfiled nationality
  owner pmcid printed qualityassured relevance review revision timestamp urlraw yearfiled zblnumber`;

const known: ReadonlySet<string> = new Set([
  ...knownFieldNames,
  // The canonical name of BibTeX's field `key`.
  'sortkey',
  ...[biblatexFields, desktopFields].flatMap((names) => names.split(/\s+/)),
]);

/** Every known name, those suggested by forms first. */
export const allFieldNames: readonly string[] = [...known];

/** Whether documents, the desktop app or BibLaTeX have a field with this name. */
export function isKnownField(name: string): boolean {
  return known.has(canonicalField(name));
}
