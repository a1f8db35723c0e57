// How sure it is that two documents that share a key are the same work. A shared identifier proves nothing by itself: parts of a book carry
// the book's DOI, and a correction that of its paper. In doubt they are two works, since a merge loses one of them.
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
import { areSameHouses, areSameNames } from './sameNames.ts';
import { areSamePeople } from './samePeople.ts';
import { titleKey } from './titleKey.ts';

/** Why two documents may be different works; `duplicateTexts.ts` has the sentence for each. */
export type Doubt =
  /** Their titles differ, or one has none. */
  | 'titles'
  /** One is a part of the other, as a chapter of its book. */
  | 'part'
  /** One is a correction, comment, reply, retraction or review. */
  | 'notice'
  /** Their types are of different sorts, as an article and a report, or one may be the slides or the preprint of the other. */
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
  /** They are in different journals, books or series, or of different events. */
  | 'containers'
  /** Their publishers, institutions or organizations differ. */
  | 'publishers'
  /** Web pages and the like at different addresses. */
  | 'addresses'
  /** What is said in words of something without a definite type differs. */
  | 'notes'
  | 'languages'
  /** They say too little to be told apart. */
  | 'little';

export type Sameness = 'same' | 'unsure';

/** What comparing two documents came to. */
export type Comparison =
  { readonly sameness: 'same'; readonly doubt: null } | { readonly sameness: 'unsure'; readonly doubt: Doubt };

const partTypes = /^(?:in(?:book|collection|proceedings|reference)|bookinbook|supp\w+|conference)$/;
const wholeTypes = /^(?:mv)?(?:book|collection|proceedings|reference|periodical)$/;
/** Types that say little: what has one may be of any other, and may be the slides or the preprint of what has a definite type. */
const vagueTypes = /^(?:misc|online|other|unpublished|)$/;
/** Types that different files give the same work. */
const interchangeableTypes = /^(?:misc|online|other|)$/;
/** Types of what is known by its address rather than by a place in print. */
const addressTypes =
  /^(?:misc|online|other|unpublished|software|dataset|image|artwork|audio|music|video|movie|performance|)$/;

const noticeWords =
  /\b(?:corrections?|corrigend(?:um|a)|errat(?:um|a)|addend(?:um|a)|comment(?:s|ary)?|reply|replies|response|rejoinder|retract(?:ion|ed)|withdrawn|reviews?|discussion|expression of concern|berichtigung|erwiderung|rezension|compte rendu)\b/gi;

/** What notes say of the work itself. */
const noNotices = /\bcomments? (?:are )?welcome\b|\b(?:under|in|peer)[ -]review\b/gi;
/** What a note may say of which of several it is. */
const numbersInNotes =
  /\b(?:parts?|volumes?|vol|numbers?|no|nr|versions?|editions?|ed|chapters?|lectures?|talks?|band|teil|heft)\b\.?\s*[\dIVX]\S*/gi;

/** A field, or the first of several that says something. */
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
/** Of whole books one that says which volume it is may be one of those that the other means. */
const partsOfWholes: readonly Detail[] = [['volume'], ['part']];
/** Works that were printed again; without a year the edition alone tells them apart. */
const printings: readonly Detail[] = [['edition'], ['version']];
const container: Detail = ['journal', 'booktitle'];
const language: Detail = ['language', 'langid'];
const identifiers: readonly Detail[] = [['eprint'], ['pmid'], ['pmcid'], ['isrn'], ['iswc'], ['ismn']];
/** Names that may be abbreviated, each with the subtitle that belongs to it. */
const places: readonly (readonly [string, string | null])[] = [
  ['journal', 'journalsubtitle'],
  ['booktitle', 'booksubtitle'],
  ['issuetitle', 'issuesubtitle'],
  ['series', null],
  ['eventtitle', null],
];
const placeAddons: readonly Detail[] = [['journaltitleaddon'], ['booktitleaddon'], ['issuetitleaddon']];
const houses = ['publisher', 'institution', 'organization'];
const roles = ['editor', 'articleeditor', 'translator', 'bookauthor', 'annotator', 'commentator', 'holder'];
/** What is said in words, and of a work without a definite type may be all that tells it apart. */
const remarks: readonly Detail[] = [['howpublished'], ['note'], ['venue']];

/** A document as far as it is compared. */
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

/** A number without what is written around it: "2", "02", "2nd", "Second edition" and "v2" are one. */
function plainNumber(said: string, name: string): string {
  if (name === 'eprint') return said.replace(/^arxiv:/i, '');
  if (name === 'version') return said.replace(/^v(?:er(?:sion|\.)?)?\s*(?=\d)/i, '');
  if (name !== 'edition') return said;
  const edition = said.replace(/\s*\b(?:ed(?:ition|n)?|aufl(?:age)?)\.?$/i, '');
  const place = ordinals.indexOf(edition.toLowerCase());
  return place === -1 ? edition : String(place + 1);
}

/** A detail in the form in which it is compared; empty where nothing is said. */
function detailOf({ texts }: Compared, names: Detail): string {
  const name = names.find((each) => (texts[each] ?? '') !== '') ?? '';
  const said = plainNumber(texts[name] ?? '', name);
  // "2", "02" and "2nd" are one number.
  const number = /^0*(\d+)(?:st|nd|rd|th|\.)?$/i.exec(said)?.[1];
  // A letter keeps numbers "1-2" and "12" apart.
  return number ?? foldForDuplicateKey(said.replace(/(\d)[^\p{L}\p{N}]+(?=\d)/gu, '$1x'));
}

/** The first and the last page. "123–30" and "123–130" are the same pages. */
function pagesOf({ texts }: Compared): readonly [string, string] {
  const [range = ''] = (texts.pages ?? '').replace(/^\s*pp?\.?\s+/i, '').split(/[,;+]/);
  const [first = '', last = ''] = range.split(/[-–—]+/).map((page) => foldForDuplicateKey(page));
  const isCut = last !== '' && last.length < first.length && /^\d+$/.test(last);
  return [first, isCut ? first.slice(0, first.length - last.length) + last : last];
}

const firstPage = (document: Compared): string => pagesOf(document)[0];

/** Whether both say something, and not the same. */
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

/** The words that mark a document as being about a work, such as a correction or a reply; empty for a work itself. */
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
  const words = [...said.join(' ').replace(noNotices, '').matchAll(noticeWords)].map(([word]) =>
    foldForDuplicateKey(word),
  );
  return [...new Set(/^(?:review|commentary)$/.test(type) ? [type, ...words] : words)].sort().join(' ');
}

const titleIsNotice = ({ texts }: Compared): boolean =>
  `${texts.title ?? ''} ${texts.subtitle ?? ''}`.search(noticeWords) !== -1;

/** Whether one can stand within the other, or is a supplement of what the other is. */
function areWholeAndPart({ type: one }: Compared, { type: two }: Compared): boolean {
  const isPart = partTypes.test(one);
  if (isPart !== partTypes.test(two)) return wholeTypes.test(one) || wholeTypes.test(two);
  return isPart ? one.startsWith('supp') !== two.startsWith('supp') : one.startsWith('mv') !== two.startsWith('mv');
}

/**
 * Whether a `@misc` is a work of a definite type that was exported without it: the same DOI, people and year, and nothing that says that
 * it is something else. A part never is, since it may carry the DOI of its book.
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

function areOtherTypes(first: Compared, second: Compared): boolean {
  const [one, two] = [first.type, second.type];
  const areAll = (sort: RegExp) => sort.test(one) && sort.test(two);
  if (one === two || areAll(interchangeableTypes)) return false;
  if (vagueTypes.test(one) || vagueTypes.test(two))
    return !isUntypedCopy(first, second) && !isUntypedCopy(second, first);
  // A thesis may not say of which degree it is; files disagree whether a volume is a book or a collection.
  if (areAll(/thesis$/)) return one !== 'thesis' && two !== 'thesis';
  return !areAll(partTypes) && !areAll(wholeTypes);
}

const degrees = [
  /master|mathesis|m\.?\s*sc|diplom/i,
  /bachelor|bathesis|b\.?\s*sc/i,
  /cand/i,
  /ph\.?\s*d|doctor|dissertation/i,
];

/** Whether they are of different subtypes, where both say which: a degree, a sort of report, a newspaper. */
function haveOtherSubtypes(one: Compared, two: Compared): boolean {
  if (detailsDiffer(one, two, ['entrysubtype'])) return true;
  const [first = '', second = ''] = [one, two].map(({ texts }) => texts.type ?? '');
  if (first === '' || second === '') return false;
  const [degree, other] = [first, second].map((type) => degrees.findIndex((form) => form.test(type)));
  return one.type.endsWith('thesis') && degree !== -1 && other !== -1 ? degree !== other : !areSameNames(first, second);
}

/** The authors, the editors where there is no author. */
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

/** The parts of a date beside its year, and of its end; empty where they are not said. */
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

/** The name of a place with its subtitle; empty where nothing is said. */
function placeOf({ texts }: Compared, [name, subtitle]: (typeof places)[number]): string {
  const said = texts[name] ?? '';
  const more = subtitle === null ? '' : (texts[subtitle] ?? '');
  return said !== '' && more !== '' ? `${said}: ${more}` : said;
}

function placesDiffer(one: Compared, two: Compared): boolean {
  const differs = places.some((place) => {
    const [first, second] = [placeOf(one, place), placeOf(two, place)];
    return first !== '' && second !== '' && !areSameNames(first, second);
  });
  return differs || placeAddons.some((detail) => detailsDiffer(one, two, detail));
}

const housesDiffer = (one: Compared, two: Compared): boolean =>
  houses.some((name) => {
    const [first = '', second = ''] = [one.texts[name], two.texts[name]];
    return first !== '' && second !== '' && !areSameHouses(first, second);
  });

/** An address without what does not change where it leads; the case of its path does. */
function addressOf({ texts }: Compared): string {
  const [, host = '', path = ''] =
    /^([^/?#]*)(.*)$/s.exec((texts.url ?? '').replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/#]+$/, '')) ?? [];
  return host.toLowerCase() + path;
}

const areAtAddresses = (one: Compared, two: Compared): boolean =>
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
  const isVague = addressTypes.test(one.type) || addressTypes.test(two.type);
  if ((isVague ? remarks : [['howpublished']]).some((detail) => detailsDiffer(one, two, detail))) return true;
  // Notes of other works are people's own, but for which part they say it is.
  const [first = '', second = ''] = [one, two].map(({ texts }) => (texts.note?.match(numbersInNotes) ?? []).join(' '));
  return differ(titleKey(first), titleKey(second));
}

/** What both say, and differently. What only one says is missing in the other, and a merge fills it in. */
function contradiction(one: Compared, two: Compared): Doubt | null {
  if (identifiersDiffer(one, two)) return 'identifiers';
  if (haveOtherSubtypes(one, two)) return 'types';
  if (peopleDiffer(one, two)) return 'people';
  if (detailsDiffer(one, two, ['year'])) return 'years';
  if (datesDiffer(one, two)) return 'dates';
  if (numbersDiffer(one, two)) return 'numbers';
  if ([['maintitle'], ['mainsubtitle'], ['maintitleaddon']].some((detail) => detailsDiffer(one, two, detail)))
    return 'titles';
  if (placesDiffer(one, two)) return 'containers';
  if (housesDiffer(one, two)) return 'publishers';
  if (detailsDiffer(one, two, language) || detailsDiffer(one, two, ['origlanguage'])) return 'languages';
  if (areAtAddresses(one, two) && differ(addressOf(one), addressOf(two)) && !share(one, two, 'isbn'))
    return 'addresses';
  return remarksDiffer(one, two) ? 'notes' : null;
}

/** Whether they say the same of what tells works apart most, also where that is nothing. */
function areAlikeInAll(one: Compared, two: Compared): boolean {
  return (
    one.type === two.type &&
    one.family === two.family &&
    firstPage(one) === firstPage(two) &&
    [...numbering, container, language, ['year'], ['month'], ['eprint'], ['publisher']].every((detail) =>
      detailsEqual(one, two, detail),
    )
  );
}

/** What keeps a part, a version or a namesake from being taken for the work itself. */
function missingProof(one: Compared, two: Compared): Doubt | null {
  const bothSay = (detail: Detail) => detailOf(one, detail) !== '' && detailOf(two, detail) !== '';
  const isWhole = wholeTypes.test(one.type) || wholeTypes.test(two.type);
  if (isWhole && !partsOfWholes.every((detail) => detailsEqual(one, two, detail))) return 'numbers';
  if (!bothSay(['year']) && !printings.every((detail) => detailsEqual(one, two, detail))) return 'numbers';
  // A preprint that has no DOI, and the article that came of it.
  if (one.type !== two.type && !detailsEqual(one, two, ['eprint'])) return 'types';
  const isSameDoi = share(one, two, 'doi');
  const isSameYear = bothSay(['year']);
  const isSameContainer = bothSay(container);
  const havePeople = one.family !== '' && two.family !== '';
  const isIdentified = isSameDoi || share(one, two, 'isbn');
  // Weekly reports have people, title and year in common.
  const isDated = detailsEqual(one, two, ['date']) && detailsEqual(one, two, ['month']);
  const isFound = !areAtAddresses(one, two) || (addressOf(one) !== '' && addressOf(one) === addressOf(two)) || isDated;
  const isProved = isIdentified || (havePeople && (isSameYear || isSameContainer) && isFound);
  return isProved ? null : 'little';
}

function doubtOf(one: Compared, two: Compared): Doubt | null {
  if (noticeOf(one) !== noticeOf(two)) return 'notice';
  if (areWholeAndPart(one, two)) return 'part';
  // Nothing but a set has no title, and a set is known by its citation key.
  if (one.title === '' && two.title === '' && share(one, two, 'entry') && areAlikeInAll(one, two))
    return detailsEqual(one, two, ['entryset']) ? contradiction(one, two) : 'little';
  if (one.title !== two.title) return titleIsNotice(one) !== titleIsNotice(two) ? 'notice' : 'titles';
  if (one.title === '') return 'titles';
  const doubt = (areOtherTypes(one, two) ? 'types' : null) ?? contradiction(one, two);
  if (doubt) return doubt;
  const isCommon = commonTitles.test(foldForDuplicateKey(one.texts.title ?? '')) || noticeOf(one) !== '';
  if (isCommon) return areAlikeInAll(one, two) ? null : 'little';
  return areAlikeInAll(one, two) && share(one, two, 'entry') ? null : missingProof(one, two);
}

/** Compares two documents that share a key. What one of them does not say is unknown, and proves nothing. */
export function compareWorks(one: DocumentDraft, two: DocumentDraft): Comparison {
  const doubt = doubtOf(comparedOf(one), comparedOf(two));
  return doubt === null ? { sameness: 'same', doubt } : { sameness: 'unsure', doubt };
}
