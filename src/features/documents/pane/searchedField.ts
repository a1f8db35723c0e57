// Under which name searches know a field of the reading view: its canonical one (bibliography/fieldTexts.ts).

/** By the path of the field, or by its name wherever it stands; what is not here is called the same in lower case. */
const names: Readonly<Record<string, string>> = {
  'in.journal.name': 'journal',
  'in.journal.subtitle': 'journalsubtitle',
  'in.journal.titleAddon': 'journaltitleaddon',
  'in.title': 'issuetitle',
  'in.subtitle': 'issuesubtitle',
  'in.titleAddon': 'issuetitleaddon',
  'in.name': 'issue',
  'conference.title': 'eventtitle',
  'conference.titleAddon': 'eventtitleaddon',
  'conference.startDate': 'eventdate',
  'conference.endDate': 'eventdate',
  'conference.locations': 'venue',
  'conference.sponsors': 'organization',
  'translated.translators': 'translator',
  'translated.originalLanguages': 'origlanguage',
  authors: 'author',
  editors: 'editor',
  annotators: 'annotator',
  commentators: 'commentator',
  citationKeys: 'citationkey',
  languages: 'language',
  publicationState: 'pubstate',
  published: 'date',
  pageStart: 'pages',
  pageEnd: 'pages',
  electronicId: 'eid',
  publishers: 'publisher',
  institutionLocations: 'address',
  degreeType: 'type',
};

/** Fields that a volume has under names of its own where an article stands in it. */
const ofBook = new Set(['title', 'subtitle', 'titleaddon', 'author', 'date', 'doi', 'pagetotal', 'note']);

/** The canonical name of the field at `path`. */
export function searchedField(path: string, isBook = false): string {
  const last = path.split('.').at(-1) ?? path;
  const name = names[path] ?? names[last] ?? last.toLowerCase();
  return isBook && ofBook.has(name) ? `book${name}` : name;
}
