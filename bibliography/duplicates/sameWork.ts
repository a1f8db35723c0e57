// Decides whether two documents that share a duplicate key are certainly the same work. A shared identifier proves nothing by itself: chapters may have the DOI
// of their book, and a correction that of the paper. In doubt they are two works, because a merge would lose one of them.
import type { DocumentDraft, Entity } from '../documents.ts';
import { typeInBiblatex } from '../entryTypes.ts';
import { type EdtfDate, parseDate } from '../edtf.ts';
import { fieldTextsOf, peopleOf } from '../fieldTexts.ts';
import {
  commonTitles,
  foldedFamily,
  foldForDuplicateKey,
  duplicateKeysOf,
  duplicateKeyKindOf,
} from './duplicateKeys.ts';
import { areSamePublishers, areSameNames } from './sameNames.ts';
import { areSamePeople } from './samePeople.ts';
import { titleKey } from './titleKey.ts';

/** Why two documents may be different works; `duplicateTexts.ts` has the sentence for each. */
export type Doubt =
  /** Their titles differ, or one has none. */
  | 'titles'
  /** One is a part of the other, such as a chapter of a book. */
  | 'part'
  /** One is a correction, comment, reply, retraction or review. */
  | 'notice'
  /** Their types differ, such as article and report, or one may be the slides or the preprint of the other. */
  | 'types'
  /** Their DOIs, ISBNs or eprint numbers differ. */
  | 'identifiers'
  /** Their authors, editors or translators differ. */
  | 'people'
  | 'years'
  /** Their months or days differ, of publication or of the event. */
  | 'dates'
  /** Their volumes, numbers, parts, editions, versions, chapters or pages differ. */
  | 'numbers'
  /** They are in different journals, books or series, or belong to different events. */
  | 'containers'
  /** Their publishers, institutions or organizations differ. */
  | 'publishers'
  /** Web pages or similar documents with different addresses. */
  | 'addresses'
  /** Notes differ, and the type of one of them is indefinite. */
  | 'notes'
  | 'languages'
  /** They have too little data to be told apart. */
  | 'little';

export type Sameness = 'same' | 'unsure';

/** The result of comparing two documents. */
export type Comparison =
  | { readonly sameness: 'same'; readonly doubt: null }
  | { readonly sameness: 'unsure'; readonly doubt: Doubt };

const partTypes = /^(?:in(?:book|collection|proceedings|reference)|bookinbook|supp\w+|conference)$/;
const wholeTypes = /^(?:mv)?(?:book|collection|proceedings|reference|periodical)$/;
/** Indefinite types: such a document may be of any type, or may be the slides or the preprint of a document with a definite type. */
const vagueTypes = /^(?:misc|online|other|unpublished|)$/;
/** Types that different files use for the same work. */
const interchangeableTypes = /^(?:misc|online|other|)$/;
/** Types of documents that are identified by their address instead of a printed publication. */
const addressTypes =
  /^(?:misc|online|other|unpublished|software|dataset|image|artwork|audio|music|video|movie|performance|)$/;

const noticeWords =
  /\b(?:corrections?|corrigend(?:um|a)|errat(?:um|a)|addend(?:um|a)|comment(?:s|ary)?|reply|replies|response|rejoinder|retract(?:ion|ed)|withdrawn|reviews?|discussion|expression of concern|berichtigung|erwiderung|rezension|compte rendu)\b/gi;

/** Phrases that contain one of `noticeWords` but say something about the work itself. */
const phrasesToIgnore = /\bcomments? (?:are )?welcome\b|\b(?:under|in|peer)[ -]review\b/gi;
/** Phrases in notes that distinguish one of several works. */
const numbersInNotes =
  /\b(?:parts?|volumes?|vol|numbers?|no|nr|versions?|editions?|ed|chapters?|lectures?|talks?|band|teil|heft)\b\.?\s*[\dIVX]\S*/gi;

/** A field, or the first non-empty one of several. */
type Detail = readonly string[];

const numbering: readonly Detail[] = [
  ['volume'],
  ['number', 'issue'],
  ['issue'],
  ['part'],
  ['edition'],
  ['version'],
  ['chapter'],
  ['eid'],
  ['volumes'],
];
/** For whole books: a book with a volume number may be one of the volumes that the other document means. */
const partsOfWholes: readonly Detail[] = [['volume'], ['part']];
/** Works may be reprinted: without a year only the edition distinguishes them. */
const printings: readonly Detail[] = [['edition'], ['version']];
const container: Detail = ['journal', 'booktitle'];
const language: Detail = ['language', 'langid'];
const identifiers: readonly Detail[] = [['eprint'], ['pmid'], ['pmcid'], ['isrn'], ['iswc'], ['ismn']];
/** Names that may be abbreviated, each with the field of its subtitle. */
const containerNames: readonly (readonly [string, string | null])[] = [
  ['journal', 'journalsubtitle'],
  ['booktitle', 'booksubtitle'],
  ['issuetitle', 'issuesubtitle'],
  ['series', null],
  ['eventtitle', null],
];
const containerAddons: readonly Detail[] = [['journaltitleaddon'], ['booktitleaddon'], ['issuetitleaddon']];
const publisherFields = ['publisher', 'institution', 'organization'];
const roles = ['editor', 'articleeditor', 'translator', 'bookauthor', 'annotator', 'commentator', 'holder'];
/** Free text, which may be all that distinguishes works of an indefinite type. */
const remarks: readonly Detail[] = [['howpublished'], ['note'], ['venue']];

/** The data of a document that is compared. */
interface Compared {
  readonly draft: DocumentDraft;
  readonly texts: Readonly<Record<string, string>>;
  readonly type: string;
  readonly title: string;
  readonly family: string;
  readonly keys: readonly string[];
}

function comparedOf(draft: DocumentDraft): Compared {
  const texts = fieldTextsOf(draft);
  return {
    draft,
    texts,
    type: typeInBiblatex(texts.entrytype ?? ''),
    title: titleKey([texts.title, texts.subtitle, texts.titleaddon].filter(Boolean).join(' ')),
    family: foldedFamily(draft),
    keys: duplicateKeysOf(draft, texts),
  };
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A number without the text around it: "2", "02", "2nd", "Second edition" and "v2" are equal. */
function plainNumber(said: string, name: string): string {
  if (name === 'eprint') return said.replace(/^arxiv:/i, '');
  if (name === 'version') return said.replace(/^v(?:er(?:sion|\.)?)?\s*(?=\d)/i, '');
  if (name !== 'edition') return said;
  const edition = said.replace(/\s*\b(?:ed(?:ition|n)?|aufl(?:age)?)\.?$/i, '');
  const place = ordinals.indexOf(edition.toLowerCase());
  return place === -1 ? edition : String(place + 1);
}

/** A detail in the form in which it is compared; empty if it has no value. */
function detailOf({ texts }: Compared, names: Detail): string {
  const name = names.find((each) => (texts[each] ?? '') !== '') ?? '';
  const said = plainNumber(texts[name] ?? '', name);
  // "2", "02" and "2nd" are equal.
  const number = /^0*(\d+)(?:st|nd|rd|th|\.)?$/i.exec(said)?.[1];
  // A letter as separator keeps "1-2" and "12" distinct.
  return number ?? foldForDuplicateKey(said.replace(/(\d)[^\p{L}\p{N}]+(?=\d)/gu, '$1x'));
}

/** The first and last page. "123–30" and "123–130" are equal. */
function pagesOf({ texts }: Compared): readonly [string, string] {
  const [range = ''] = (texts.pages ?? '').replace(/^\s*pp?\.?\s+/i, '').split(/[,;+]/);
  const [first = '', last = ''] = range.split(/[-–—]+/).map((page) => foldForDuplicateKey(page));
  const isCut = last !== '' && last.length < first.length && /^\d+$/.test(last);
  return [first, isCut ? first.slice(0, first.length - last.length) + last : last];
}

const firstPage = (document: Compared): string => pagesOf(document)[0];

/** Whether both have a value and the values differ. */
const differ = (one: string, two: string): boolean => one !== '' && two !== '' && one !== two;

const detailsDiffer = (one: Compared, two: Compared, detail: Detail): boolean =>
  differ(detailOf(one, detail), detailOf(two, detail));

const detailsEqual = (one: Compared, two: Compared, detail: Detail): boolean =>
  detailOf(one, detail) === detailOf(two, detail);

function keysOf({ keys }: Compared, kind: 'doi' | 'isbn' | 'entry'): string[] {
  return keys.filter((key) => duplicateKeyKindOf(key) === kind);
}

function share(one: Compared, two: Compared, kind: 'doi' | 'isbn' | 'entry'): boolean {
  const others = keysOf(two, kind);
  return keysOf(one, kind).some((key) => others.includes(key));
}

/** The words that mark a document as being about a work, such as a correction or a reply; empty for ordinary works. */
function noticeOf({ type, texts }: Compared): string {
  const said = [
    texts.type,
    texts.entrysubtype,
    texts.titleaddon,
    texts.note,
    texts.howpublished,
    texts.addendum,
    texts.pubstate,
  ];
  const words = [...said.join(' ').replace(phrasesToIgnore, '').matchAll(noticeWords)].map(([word]) =>
    foldForDuplicateKey(word),
  );
  return [...new Set(/^(?:review|commentary)$/.test(type) ? [type, ...words] : words)].sort().join(' ');
}

const titleIsNotice = ({ texts }: Compared): boolean =>
  `${texts.title ?? ''} ${texts.subtitle ?? ''}`.search(noticeWords) !== -1;

/** Whether one of the types may be contained in the other, or is a supplement to it. */
function areWholeAndPart({ type: one }: Compared, { type: two }: Compared): boolean {
  const isPart = partTypes.test(one);
  if (isPart !== partTypes.test(two)) return wholeTypes.test(one) || wholeTypes.test(two);
  return isPart ? one.startsWith('supp') !== two.startsWith('supp') : one.startsWith('mv') !== two.startsWith('mv');
}

/**
 * Whether a `@misc` is a copy of the other document that lost its type on export: it has the same DOI, people and year, and nothing that contradicts this.
 * Parts never count, because they may have the DOI of their book.
 */
function isUntypedCopy(vague: Compared, definite: Compared): boolean {
  if (!/^(?:misc|other|)$/.test(vague.type) || vagueTypes.test(definite.type) || partTypes.test(definite.type))
    return false;
  const [ones, twos] = [mainPeopleOf(vague), mainPeopleOf(definite)];
  return (
    share(vague, definite, 'doi') &&
    ones.length > 0 &&
    ones.length === twos.length &&
    [vague, definite].every((each) => detailOf(each, ['year']) !== '') &&
    [...remarks, ['type'], ['version'], ['pubstate'], ['eventtitle'], ['eventdate'], ['organization']].every(
      (detail) => detailOf(vague, detail) === '',
    )
  );
}

function typesDiffer(first: Compared, second: Compared): boolean {
  const [one, two] = [first.type, second.type];
  const bothMatch = (sort: RegExp) => sort.test(one) && sort.test(two);
  if (one === two || bothMatch(interchangeableTypes)) return false;
  if (vagueTypes.test(one) || vagueTypes.test(two))
    return !isUntypedCopy(first, second) && !isUntypedCopy(second, first);
  // The degree of a thesis may be missing, and files disagree on whether a volume is a book or a collection.
  if (bothMatch(/thesis$/)) return one !== 'thesis' && two !== 'thesis';
  return !bothMatch(partTypes) && !bothMatch(wholeTypes);
}

const degrees = [
  /master|mathesis|m\.?\s*sc|diplom/i,
  /bachelor|bathesis|b\.?\s*sc/i,
  /cand/i,
  /ph\.?\s*d|doctor|dissertation/i,
];

/** Whether both have subtypes, and these differ: a degree, a type of report, a newspaper. */
function subtypesDiffer(one: Compared, two: Compared): boolean {
  if (detailsDiffer(one, two, ['entrysubtype'])) return true;
  const [first = '', second = ''] = [one, two].map(({ texts }) => texts.type ?? '');
  if (first === '' || second === '') return false;
  const [degree, other] = [first, second].map((type) => degrees.findIndex((form) => form.test(type)));
  return one.type.endsWith('thesis') && degree !== -1 && other !== -1 ? degree !== other : !areSameNames(first, second);
}

/** The authors or, if there are none, the editors. */
function mainPeopleOf({ draft }: Compared): readonly Entity[] {
  const authors = peopleOf(draft, 'author');
  return authors.length > 0 ? authors : (draft.fields.editors ?? []);
}

function peopleDiffer(one: Compared, two: Compared): boolean {
  if (!areSamePeople(mainPeopleOf(one), mainPeopleOf(two))) return true;
  return roles.some(
    (role) =>
      (one.texts[role] ?? two.texts[role]) !== undefined &&
      !areSamePeople(peopleOf(one.draft, role), peopleOf(two.draft, role)),
  );
}

/** The parts of a date except its year, and of its end; missing ones are empty. */
function partsOfDate(text: string | undefined): readonly string[] {
  const value = parseDate((text ?? '').trim());
  const partsOf = ({ month, season, day }: EdtfDate) => [month, season, day].map((part) => String(part ?? ''));
  if (!value) return [];
  const { start, end } = value;
  return [
    ...(typeof start === 'string' ? ['', '', ''] : partsOf(start)),
    ...(end === null || typeof end === 'string' ? [] : [String(end.year), ...partsOf(end)]),
  ];
}

function datesDiffer(one: Compared, two: Compared): boolean {
  const partsDiffer = (first: readonly string[], second: readonly string[]) =>
    first.some((part, at) => differ(part, second[at] ?? ''));
  if (partsDiffer(partsOfDate(one.texts.date), partsOfDate(two.texts.date))) return true;
  if (detailsDiffer(one, two, ['month']) || detailsDiffer(one, two, ['day'])) return true;
  const [event, other] = [one, two].map(({ texts }) => texts.eventdate ?? '');
  return (
    differ(event?.slice(0, 4) ?? '', other?.slice(0, 4) ?? '') || partsDiffer(partsOfDate(event), partsOfDate(other))
  );
}

/** The name of a container with its subtitle; empty if it has none. */
function containerNameOf({ texts }: Compared, [name, subtitle]: (typeof containerNames)[number]): string {
  const said = texts[name] ?? '';
  const more = subtitle === null ? '' : (texts[subtitle] ?? '');
  return said !== '' && more !== '' ? `${said}: ${more}` : said;
}

/** Whether both are in a journal or book of the same name. */
function haveSameContainer(one: Compared, two: Compared): boolean {
  const [names = [], others = []] = [one, two].map((each) =>
    containerNames
      .filter(([name]) => container.includes(name))
      .map((place) => containerNameOf(each, place))
      .filter((name) => name !== ''),
  );
  return names.some((name) => others.some((other) => areSameNames(name, other)));
}

function containersDiffer(one: Compared, two: Compared): boolean {
  const differs = containerNames.some((place) => {
    const [first, second] = [containerNameOf(one, place), containerNameOf(two, place)];
    return first !== '' && second !== '' && !areSameNames(first, second);
  });
  return differs || containerAddons.some((detail) => detailsDiffer(one, two, detail));
}

const publishersDiffer = (one: Compared, two: Compared): boolean =>
  publisherFields.some((name) => {
    const [first = '', second = ''] = [one.texts[name], two.texts[name]];
    return first !== '' && second !== '' && !areSamePublishers(first, second);
  });

/** An address without parts that don't change its target; the case of its path matters. */
function addressOf({ texts }: Compared): string {
  const [, host = '', path = ''] =
    /^([^/?#]*)(.*)$/s.exec((texts.url ?? '').replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/#]+$/, '')) ?? [];
  return host.toLowerCase() + path;
}

const areIdentifiedByAddress = (one: Compared, two: Compared): boolean =>
  addressTypes.test(one.type) && addressTypes.test(two.type) && !share(one, two, 'doi');

function numbersDiffer(one: Compared, two: Compared): boolean {
  const [pages, others] = [pagesOf(one), pagesOf(two)];
  return (
    numbering.some((detail) => detailsDiffer(one, two, detail)) ||
    pages.some((page, at) => differ(page, others[at] ?? ''))
  );
}

function identifiersDiffer(one: Compared, two: Compared): boolean {
  const haveNoneInCommon = (name: 'doi' | 'isbn') =>
    [one, two].every((each) => keysOf(each, name).length > 0) && !share(one, two, name);
  return (
    haveNoneInCommon('doi') || haveNoneInCommon('isbn') || identifiers.some((detail) => detailsDiffer(one, two, detail))
  );
}

function remarksDiffer(one: Compared, two: Compared): boolean {
  const hasAddressType = addressTypes.test(one.type) || addressTypes.test(two.type);
  if ((hasAddressType ? remarks : [['howpublished']]).some((detail) => detailsDiffer(one, two, detail))) return true;
  // Notes on other works are personal, except where they give a number.
  const [first = '', second = ''] = [one, two].map(({ texts }) => (texts.note?.match(numbersInNotes) ?? []).join(' '));
  return differ(titleKey(first), titleKey(second));
}

/** The first field in which both have different values. A value that only one of them has is no contradiction: a merge fills it in. */
function contradiction(one: Compared, two: Compared): Doubt | null {
  if (identifiersDiffer(one, two)) return 'identifiers';
  if (subtypesDiffer(one, two)) return 'types';
  if (peopleDiffer(one, two)) return 'people';
  if (detailsDiffer(one, two, ['year'])) return 'years';
  if (datesDiffer(one, two)) return 'dates';
  if (numbersDiffer(one, two)) return 'numbers';
  if ([['maintitle'], ['mainsubtitle'], ['maintitleaddon']].some((detail) => detailsDiffer(one, two, detail)))
    return 'titles';
  if (containersDiffer(one, two)) return 'containers';
  if (publishersDiffer(one, two)) return 'publishers';
  if (detailsDiffer(one, two, language) || detailsDiffer(one, two, ['origlanguage'])) return 'languages';
  if (areIdentifiedByAddress(one, two) && differ(addressOf(one), addressOf(two)) && !share(one, two, 'isbn'))
    return 'addresses';
  return remarksDiffer(one, two) ? 'notes' : null;
}

/** Whether the most distinctive fields are equal; both may be empty. */
function areDistinctiveFieldsEqual(one: Compared, two: Compared): boolean {
  return (
    one.type === two.type &&
    one.family === two.family &&
    firstPage(one) === firstPage(two) &&
    [...numbering, container, language, ['year'], ['month'], ['eprint'], ['publisher']].every((detail) =>
      detailsEqual(one, two, detail),
    )
  );
}

/**
 * The doubt that remains about two documents that don't contradict each other: with so little data, one may be a part or another version of the other, or another
 * work with the same title. Null if there is enough evidence.
 */
function missingProof(one: Compared, two: Compared): Doubt | null {
  const bothSay = (detail: Detail) => detailOf(one, detail) !== '' && detailOf(two, detail) !== '';
  const isWhole = wholeTypes.test(one.type) || wholeTypes.test(two.type);
  if (isWhole && !partsOfWholes.every((detail) => detailsEqual(one, two, detail))) return 'numbers';
  if (!bothSay(['year']) && !printings.every((detail) => detailsEqual(one, two, detail))) return 'numbers';
  // A preprint without a DOI, and the article published from it.
  if (one.type !== two.type && !detailsEqual(one, two, ['eprint'])) return 'types';
  const isSameDoi = share(one, two, 'doi');
  // `contradiction` found nothing, so a field that both have is the same in both.
  const isSameYear = bothSay(['year']);
  const havePeople = one.family !== '' && two.family !== '';
  const isIdentified = isSameDoi || share(one, two, 'isbn');
  // Weekly reports share people, title and year.
  const isSameDate = detailsEqual(one, two, ['date']) && detailsEqual(one, two, ['month']);
  const isSameAddress = addressOf(one) !== '' && addressOf(one) === addressOf(two);
  const canIgnoreAddress = !areIdentifiedByAddress(one, two) || isSameDate;
  const isProved =
    isIdentified || (havePeople && (isSameYear || haveSameContainer(one, two)) && (isSameAddress || canIgnoreAddress));
  return isProved ? null : 'little';
}

function doubtOf(one: Compared, two: Compared): Doubt | null {
  if (noticeOf(one) !== noticeOf(two)) return 'notice';
  if (areWholeAndPart(one, two)) return 'part';
  // Only sets have no title, and a set is identified by its citation key.
  if (one.title === '' && two.title === '' && share(one, two, 'entry') && areDistinctiveFieldsEqual(one, two))
    return detailsEqual(one, two, ['entryset']) ? contradiction(one, two) : 'little';
  if (one.title !== two.title) return titleIsNotice(one) !== titleIsNotice(two) ? 'notice' : 'titles';
  if (one.title === '') return 'titles';
  const doubt = (typesDiffer(one, two) ? 'types' : null) ?? contradiction(one, two);
  if (doubt) return doubt;
  const isCommon = commonTitles.test(foldForDuplicateKey(one.texts.title ?? '')) || noticeOf(one) !== '';
  if (isCommon) return areDistinctiveFieldsEqual(one, two) ? null : 'little';
  return areDistinctiveFieldsEqual(one, two) && share(one, two, 'entry') ? null : missingProof(one, two);
}

/** Compares two documents that share a duplicate key. Values missing in one of them prove nothing. */
export function compareWorks(one: DocumentDraft, two: DocumentDraft): Comparison {
  const doubt = doubtOf(comparedOf(one), comparedOf(two));
  return doubt === null ? { sameness: 'same', doubt } : { sameness: 'unsure', doubt };
}
