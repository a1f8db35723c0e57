// The markers of a pattern, written in brackets: special ones, and any field of the document by its name.
import { dateTexts } from '../dateTexts.ts';
import type { DocumentDraft, Entity } from '../documents.ts';
import { monthNames } from '../monthNames.ts';
import { canonicalField, isFieldName } from '../fields/fieldNames.ts';
import { fieldTextsOf, keywordsOf } from '../fieldTexts.ts';
import { parseNames } from '../nameLists.ts';
import { type MarkedPeople, peopleMarker } from './keyPeople.ts';
import { keyText } from './keyText.ts';
import { camelTitle, shortTitle, significantTitle } from './keyTitles.ts';
import { keyPatternTexts } from './keyPatternTexts.ts';

/** A document as markers read it. */
export interface KeySource {
  readonly draft: DocumentDraft;
  /** The result of `fieldTextsOf` for the draft. */
  readonly texts: Readonly<Record<string, string>>;
}

export function keySourceOf(draft: DocumentDraft): KeySource {
  return { draft, texts: fieldTextsOf(draft) };
}

/** Returns the text of a marker for a document; its words may be separated by spaces. */
export type KeyMarker = (source: KeySource) => string;

const field =
  (name: string): KeyMarker =>
  ({ texts }) =>
    texts[name] ?? '';

/** The year as people write it, such as 44BC, which EDTF writes as -43. */
function writtenYear({ texts: { year = '' } }: KeySource): string {
  return /^-?\d+$/.test(year) && Number(year) <= 0
    ? dateTexts.shown.years(Number(year), 0, false).replace(/[ ,]/g, '')
    : year.replace(/[[\]]/g, '');
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The lowest or highest page number, as `isFurther` decides; kept as text, so that no number is too long. */
function extreme(pages: string, isFurther: (one: bigint, other: bigint) => boolean): string {
  const numbers = numbersIn(pages);
  return numbers.reduce((best, each) => (isFurther(BigInt(each), BigInt(best)) ? each : best), numbers[0] ?? '');
}

/** Entry types as the desktop app spells them; other types are capitalized. */
const typeNames: ReadonlyMap<string, string> = new Map(
  `InProceedings InCollection InBook BookInBook SuppBook SuppCollection SuppPeriodical MvBook MvCollection MvProceedings
  MvReference InReference MastersThesis PhdThesis TechReport`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

const fixedMarkers: ReadonlyMap<string, KeyMarker> = new Map<string, KeyMarker>([
  ['title', ({ texts }) => significantTitle(texts.title ?? '')],
  ['fulltitle', field('title')],
  ['camel', ({ texts }) => camelTitle(texts.title ?? '')],
  ['shorttitle', ({ texts }) => shortTitle(texts.title ?? '', 3)],
  [
    'shorttitleINI',
    ({ texts }) =>
      shortTitle(texts.title ?? '', 3)
        .split(' ')
        .map((word) => Array.from(word)[0] ?? '')
        .join(''),
  ],
  ['veryshorttitle', ({ texts }) => shortTitle(texts.title ?? '', 1)],
  ['year', writtenYear],
  ['shortyear', (source) => writtenYear(source).replace(/^.*?(?=..(?:BC)?$)/, '')],
  ['month', ({ texts }) => monthNames[Number(texts.month) - 1] ?? texts.month ?? ''],
  ['firstpage', ({ texts }) => extreme(texts.pages ?? '', (one, other) => one < other)],
  ['lastpage', ({ texts }) => extreme(texts.pages ?? '', (one, other) => one > other)],
  ['pageprefix', ({ texts }) => /^\D+(?=\d)/.exec(texts.pages ?? '')?.[0] ?? ''],
  [
    'entrytype',
    ({ texts: { entrytype = '' } }) =>
      typeNames.get(entrytype) ?? entrytype.replace(/^./, (letter) => letter.toUpperCase()),
  ],
  ['keywords', ({ draft }) => keywordsOf(draft).join(' ')],
]);

/** The people in a field, whether the document has them as names or as a text from an import. */
function peopleIn({ draft, texts }: KeySource, of: 'authors' | 'editors'): readonly Entity[] {
  if (of === 'authors') return draft.fields.authors ?? [];
  const editors = draft.kind === 'proceedingsArticle' ? draft.fields.proceedings?.editors : draft.fields.editors;
  return editors?.length ? editors : parseNames(texts.editor ?? '');
}

function markedPeople(source: KeySource, of: MarkedPeople): readonly Entity[] {
  if (of === 'editors') return peopleIn(source, 'editors');
  const authors = peopleIn(source, 'authors');
  return of === 'authors' || authors.length > 0 ? authors : peopleIn(source, 'editors');
}

const keywordForm = /^keyword(s?)(\d+)$/;

/** Names that begin like a marker of people, and are therefore not taken for a field. */
const likePeople = /^(?:pure)?auth(?!or(?:type)?$|ority$)|^ed(?:tr|itorLast|itorIni)/;

/** The marker with this name; a text is an error message. */
export function keyMarker(name: string): KeyMarker | string {
  const people = peopleMarker(name);
  if (people) return (source) => people.make(markedPeople(source, people.of));
  const fixed = fixedMarkers.get(name);
  if (fixed) return (source) => keyText(fixed(source));
  const [, several, digits] = keywordForm.exec(name) ?? [];
  if (digits !== undefined) {
    const number = Number(digits);
    return ({ draft }) =>
      keyText(several === 's' ? keywordsOf(draft).slice(0, number).join(' ') : (keywordsOf(draft)[number - 1] ?? ''));
  }
  if (likePeople.test(name)) {
    return keyPatternTexts.unknownMarker(name);
  }
  if (!isFieldName(name)) return keyPatternTexts.notAField(name);
  const text = field(canonicalField(name));
  return (source) => keyText(text(source));
}
