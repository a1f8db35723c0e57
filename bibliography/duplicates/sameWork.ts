// How sure it is that two documents that share a key are the same work. A shared identifier proves nothing by itself: parts of a book carry
// the book's DOI, and a correction that of its paper. In doubt they are two works, since a merge loses one of them.
import type { DocumentDraft } from '../documents.ts';
import { typeInBiblatex } from '../entryTypes.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { commonTitles, foldedFamily, foldForLikeness, likenessKeysOf, likenessOf } from './likenessKeys.ts';

/** Why two documents may be different works; `duplicateTexts.ts` has the sentence for each. */
export type Doubt =
  /** Their titles differ, or one has none. */
  | 'titles'
  /** One is a part of the other, as a chapter of its book. */
  | 'part'
  /** One is a correction, comment, reply, retraction or review. */
  | 'notice'
  /** Their types are of different sorts, as an article and a report. */
  | 'types'
  /** Their DOIs or eprint numbers differ. */
  | 'identifiers'
  /** Their first authors or editors differ. */
  | 'people'
  | 'years'
  /** Their volumes, numbers, parts, editions, chapters or pages differ. */
  | 'numbers'
  /** They are in different journals or books. */
  | 'containers'
  | 'languages'
  /** They say too little to be told apart. */
  | 'little';

export type Sameness = 'same' | 'unsure';

/** What comparing two documents came to. */
export type Comparison =
  { readonly sameness: 'same'; readonly doubt: null } | { readonly sameness: 'unsure'; readonly doubt: Doubt };

const partTypes = /^(?:in(?:book|collection|proceedings|reference)|bookinbook|supp\w+|conference)$/;
const wholeTypes = /^(?:mv)?(?:book|collection|proceedings|reference|periodical)$/;
/** Types that say little: what has one may be of any other. */
const vagueTypes = /^(?:misc|online|other|unpublished|)$/;

const noticeWords =
  /\b(?:corrections?|corrigend(?:um|a)|errat(?:um|a)|addend(?:um|a)|comment(?:s|ary)?|reply|replies|response|rejoinder|retract(?:ion|ed)|withdrawn|reviews?|discussion|expression of concern|berichtigung|erwiderung|rezension|compte rendu)\b/i;

/** A field, or the first of several that says something. */
type Detail = readonly string[];

const numbering: readonly Detail[] = [['volume'], ['number', 'issue'], ['part'], ['edition'], ['chapter'], ['eid']];
/** Of whole books one that says which volume it is may be one of those that the other means. */
const partsOfWholes: readonly Detail[] = [['volume'], ['part']];
const container: Detail = ['journal', 'booktitle'];
const language: Detail = ['language', 'langid'];

/** A document as far as it is compared. */
interface Compared {
  readonly texts: Readonly<Record<string, string>>;
  readonly type: string;
  readonly title: string;
  readonly family: string;
  readonly keys: readonly string[];
}

function comparedOf(draft: DocumentDraft): Compared {
  const texts = fieldTextsOf(draft);
  const title = [texts.title, texts.subtitle].filter(Boolean).join(' ');
  return {
    texts,
    type: typeInBiblatex(texts.entrytype ?? ''),
    // Signs that folding drops, and that tell languages and algorithms apart: C and C++.
    title: foldForLikeness(title) + (title.match(/[+#*]/g) ?? []).join(''),
    family: foldedFamily(draft),
    keys: likenessKeysOf(draft, texts),
  };
}

/** A detail in the form in which it is compared; empty where nothing is said. */
function detailOf({ texts }: Compared, names: Detail): string {
  const said = names.map((name) => texts[name] ?? '').find((text) => text !== '') ?? '';
  // "2", "02" and "2nd" are one number.
  const number = /^0*(\d+)(?:st|nd|rd|th|\.)?$/i.exec(said)?.[1];
  // A letter keeps numbers "1-2" and "12" apart.
  return number ?? foldForLikeness(said.replace(/(\d)[^\p{L}\p{N}]+(?=\d)/gu, '$1x'));
}

/** Ends are left out: "123–30" and "123–130" are the same pages. */
function firstPage({ texts }: Compared): string {
  return foldForLikeness(/^[^-–—,+]*/.exec(texts.pages ?? '')?.[0] ?? '');
}

/** Whether both say something, and not the same. */
const differ = (one: string, two: string): boolean => one !== '' && two !== '' && one !== two;

const detailsDiffer = (one: Compared, two: Compared, detail: Detail): boolean =>
  differ(detailOf(one, detail), detailOf(two, detail));

const detailsEqual = (one: Compared, two: Compared, detail: Detail): boolean =>
  detailOf(one, detail) === detailOf(two, detail);

function keysOf({ keys }: Compared, likeness: 'doi' | 'isbn' | 'entry'): string[] {
  return keys.filter((key) => likenessOf(key) === likeness);
}

function share(one: Compared, two: Compared, likeness: 'doi' | 'isbn' | 'entry'): boolean {
  const others = keysOf(two, likeness);
  return keysOf(one, likeness).some((key) => others.includes(key));
}

function isNotice({ type, texts }: Compared): boolean {
  return (
    /^(?:review|commentary)$/.test(type) ||
    noticeWords.test([texts.type, texts.entrysubtype, texts.titleaddon].join(' '))
  );
}

const titleIsNotice = ({ texts }: Compared): boolean =>
  noticeWords.test(`${texts.title ?? ''} ${texts.subtitle ?? ''}`);

/** Whether one can stand within the other, or is a supplement of what the other is. */
function areWholeAndPart({ type: one }: Compared, { type: two }: Compared): boolean {
  const isPart = partTypes.test(one);
  if (isPart !== partTypes.test(two)) return wholeTypes.test(one) || wholeTypes.test(two);
  return isPart ? one.startsWith('supp') !== two.startsWith('supp') : one.startsWith('mv') !== two.startsWith('mv');
}

function areOtherTypes({ type: one }: Compared, { type: two }: Compared): boolean {
  if (one === two || vagueTypes.test(one) || vagueTypes.test(two)) return false;
  const areAll = (sort: RegExp) => sort.test(one) && sort.test(two);
  // A thesis may not say of which degree it is; files disagree whether a volume is a book or a collection.
  if (areAll(/thesis$/)) return one !== 'thesis' && two !== 'thesis';
  return !areAll(partTypes) && !areAll(wholeTypes);
}

/** What both say, and differently. */
function contradiction(one: Compared, two: Compared): Doubt | null {
  const dois = [one, two].map((each) => keysOf(each, 'doi')[0] ?? '');
  if (differ(dois[0] ?? '', dois[1] ?? '') || detailsDiffer(one, two, ['eprint'])) return 'identifiers';
  if (differ(one.family, two.family)) return 'people';
  if (detailsDiffer(one, two, ['year'])) return 'years';
  if (numbering.some((detail) => detailsDiffer(one, two, detail)) || differ(firstPage(one), firstPage(two)))
    return 'numbers';
  if (detailsDiffer(one, two, language)) return 'languages';
  return null;
}

/** Whether they say the same of everything that is compared, also where that is nothing. */
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
  if (!bothSay(['year']) && !detailsEqual(one, two, ['edition'])) return 'numbers';
  // A preprint that has no DOI, and the article that came of it.
  if (one.type !== two.type && !detailsEqual(one, two, ['eprint'])) return 'types';
  const isSamePlace = bothSay(['volume']) && firstPage(one) !== '' && firstPage(one) === firstPage(two);
  const isSameDoi = share(one, two, 'doi');
  // Journals are abbreviated in many ways.
  if (!isSameDoi && !isSamePlace && detailsDiffer(one, two, container)) return 'containers';
  const isSameYear = bothSay(['year']);
  const isSameContainer = bothSay(container);
  const areSamePeople = one.family !== '' && two.family !== '';
  const isProved = isSameDoi || share(one, two, 'isbn') || (areSamePeople && (isSameYear || isSameContainer));
  return isProved ? null : 'little';
}

function doubtOf(one: Compared, two: Compared): Doubt | null {
  if (isNotice(one) !== isNotice(two)) return 'notice';
  if (areWholeAndPart(one, two)) return 'part';
  // Nothing but a set has no title, and a set is known by its citation key.
  if (one.title === '' && two.title === '' && share(one, two, 'entry') && areAlikeInAll(one, two)) return null;
  if (one.title !== two.title) return titleIsNotice(one) !== titleIsNotice(two) ? 'notice' : 'titles';
  if (one.title === '') return 'titles';
  const doubt = (areOtherTypes(one, two) ? 'types' : null) ?? contradiction(one, two);
  if (doubt) return doubt;
  const isCommon = commonTitles.test(one.title) || isNotice(one);
  if (isCommon) return areAlikeInAll(one, two) ? null : 'little';
  return areAlikeInAll(one, two) && share(one, two, 'entry') ? null : missingProof(one, two);
}

/** Compares two documents that share a key. What one of them does not say is unknown, and proves nothing. */
export function compareWorks(one: DocumentDraft, two: DocumentDraft): Comparison {
  const doubt = doubtOf(comparedOf(one), comparedOf(two));
  return doubt === null ? { sameness: 'same', doubt } : { sameness: 'unsure', doubt };
}
