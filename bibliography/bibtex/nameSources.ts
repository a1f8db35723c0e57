// Splits a list of names by the rules of BibTeX (Patashnik, BibTeXing §4) and BibLaTeX (manual §2.3.6 and its extended name format) while it is still LaTeX, so
// that text in braces stays together. Where the rules are ambiguous the result is a guess, which is reported.
import { namesBetweenCommas } from '../pastedNames.ts';
import { plainLatex } from '../plainLatex.ts';

/** The parts of one name in LaTeX; parts that it doesn't have are empty. */
export interface NameSource {
  /** The whole name as written in the list. */
  readonly raw: string;
  /** The organization's name; null for a person. */
  readonly organization: string | null;
  readonly family: string;
  readonly given: string;
  readonly suffix: string;
  readonly particle: string;
  /** Whether citation styles may omit the particle. */
  readonly isDropping: boolean;
}

/** The kinds of ambiguity that are resolved by a guess. */
export type NameGuess =
  /** Semicolons, commas or an ampersand between names. */
  | { readonly kind: 'separators' }
  /** It is unclear which words are the last name. */
  | { readonly kind: 'lastName'; readonly name: string }
  /** Words around an ampersand, which names of people don't contain. */
  | { readonly kind: 'organization'; readonly name: string }
  /** More commas than a name can have. */
  | { readonly kind: 'commas'; readonly name: string };

export interface NameList {
  readonly names: readonly NameSource[];
  /** Whether the list ends with "and others" or "and et al.". */
  readonly others: boolean;
  readonly guesses: readonly NameGuess[];
}

/** Splits at each match outside braces. The separator must be a global pattern. */
export function cutOutsideBraces(text: string, separator: RegExp): string[] {
  if (!text.includes('{')) return text.split(separator);
  const parts: string[] = [];
  let depth = 0;
  let counted = 0;
  let start = 0;
  for (const match of text.matchAll(separator)) {
    for (; counted < match.index; counted += 1) {
      if (text[counted] === '{') depth += 1;
      else if (text[counted] === '}') depth = Math.max(0, depth - 1);
    }
    if (depth > 0) continue;
    parts.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...parts, text.slice(start)];
}

const and = /(?<=^|\s)and(?=\s|$)/gi;
/** Semicolons, except at the end of an HTML character reference. */
const semicolon = /(?<!&#?\w{1,8});/g;
const ampersand = /\s\\?&\s/g;
const comma = /,/g;
/** Ties and control spaces separate words as well; the space that ends a command doesn't. */
const space = /(?:\\\s|(?<!\\[a-zA-Z]+)\s|(?<!\\)~)+/g;

const suffixes = /^(?:Jr\.?|Sr\.?|II|III|IV)$/;
const others = /^(?:others|et[\s~]+al\b\.?)$/i;

/** Lowercase words that are known particles. */
const knownParticles =
  /^(?:van|von|vom|der|den|dem|des?|het|'t|’t|ten?|ter|zur?|zum|aan|bij|op|in|tot|di|del|dell[aeo]|degli|dei|dall?[ao]?|d[aou]s?|l[aeoi]s?|el|al-?|ben|bin|ibn|bint|abu|a[fv]|auf|am|and|(?:d|dell|nell|sant|l)['’])$/;

/** Keys of BibLaTeX's names by parts; `-i` marks initials. */
const byParts = /^\s*(family|given|prefix|suffix|middle|useprefix|[a-z]+(?:-i)?)\s*=\s*([^]*)$/i;

/** Options of the whole list, written as if they were its first name. */
const listOption = /^\s*(useprefix|nohashothers|nosortothers|\w+(?:templatename|scheme))\s*=\s*([\w-]+)\s*$/i;

/** Whether the names have a form that only BibLaTeX reads: by parts, or after options. */
export function isOnlyForBiblatex(list: string): boolean {
  return (
    list.includes('=') &&
    (/(?:^|[\s,{"])(?:family|given)\s*=/i.test(list) || listOption.test(cutOutsideBraces(list, and)[0] ?? ''))
  );
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a word starts with a lowercase letter by BibTeX's rules: a group in braces that isn't a command has no case. */
function isLowerCase(word: string): boolean {
  if (/^\p{Lu}/u.test(word)) return false;
  if (/^\{(?!\\)/.test(word)) return false;
  return /^\p{Ll}/u.test(/\p{L}/u.exec(plainLatex(word))?.[0] ?? '');
}

/** Whether the whole text is one group in braces, other than a single accented letter. */
function isOneGroup(name: string): boolean {
  if (!/^\{[^]*\}$/.test(name) || cutOutsideBraces(name, /(?<=\})/g).length > 2) return false;
  return !name.startsWith('{\\') || /\s/.test(plainLatex(name)) || plainLatex(name).length > 2;
}

type Parts = Omit<NameSource, 'raw' | 'isDropping' | 'organization'>;

const noParts: Parts = { family: '', given: '', suffix: '', particle: '' };

/** Splits particle and last name: the last word belongs to the last name, whatever its case. */
function splitLast(words: readonly string[]): Pick<Parts, 'particle' | 'family'> {
  const start = words.findIndex((word, index) => index === words.length - 1 || !isLowerCase(word));
  return { particle: words.slice(0, start).join(' '), family: words.slice(start).join(' ') };
}

const wordsOf = (text: string): string[] => cutOutsideBraces(text, space).filter((word) => word !== '');

/** Reads "First von Last", and tells whether the result is a guess. */
function readInOrder(name: string): { parts: Parts; isGuess: boolean } {
  let words = wordsOf(name);
  let suffix = '';
  let number = '';
  const last = words.at(-1) ?? '';
  if (words.length > 2 && suffixes.test(last)) [suffix, words] = [last, words.slice(0, -1)];
  // dblp distinguishes people of the same name by a number: "Wei Wang 0001".
  else if (words.length > 2 && /^\d{4}$/.test(last)) [number, words] = [` ${last}`, words.slice(0, -1)];
  const firstLower = words.findIndex((word, index) => index < words.length - 1 && isLowerCase(word));
  const isKnown = (word: string) => knownParticles.test(plainLatex(word));
  // "van Dam" and "jean de la fontaine": without a first name, only known particles count as particles.
  const lastAt =
    firstLower === -1
      ? words.length - 1
      : firstLower > 0 || isKnown(words[0] ?? '')
        ? firstLower
        : words.findIndex((word, index) => index === words.length - 1 || isKnown(word));
  const { particle, family } = splitLast(words.slice(lastAt));
  const particles = wordsOf(particle);
  return {
    parts: { family: family + number, given: words.slice(0, lastAt).join(' '), suffix, particle },
    isGuess: firstLower === 0 || !particles.every(isKnown),
  };
}

/** Reads "von Last, First" and "von Last, Jr, First". */
function readByCommas(name: string): { parts: Parts; tooMany: boolean } {
  const parts = cutOutsideBraces(name, comma).map(collapse);
  while (parts.length > 2 && parts.at(-1) === '') parts.pop();
  const [first = '', second = '', third = '', ...rest] = parts;
  const last = splitLast(wordsOf(first));
  const joinedWords = (part: string) => wordsOf(part).join(' ');
  if (parts.length <= 2) return { parts: { ...noParts, ...last, given: joinedWords(second) }, tooMany: false };
  if (rest.length > 0) return { parts: { ...noParts, ...last, given: parts.slice(1).join(', ') }, tooMany: true };
  // "Fulton, James E., Jr.", a common mistake for "Fulton, Jr., James E.".
  const isSwapped = suffixes.test(third) && !suffixes.test(second);
  const [suffix, given] = isSwapped ? [third, second] : [second, third];
  return { parts: { ...last, suffix, given: joinedWords(given) }, tooMany: false };
}

/** Reads "family=…, given=…"; null for other names. Quotes protect a value as braces do. */
function readParts(raw: string, useprefix: boolean): NameSource | null {
  const isWhole = isOneGroup(raw) && byParts.test(raw.slice(1));
  const name = isWhole ? raw.slice(1, -1) : raw;
  const said = cutOutsideBraces(name, comma)
    .filter((part) => part.trim() !== '')
    .map((part) => byParts.exec(part));
  const part = (wanted: string) => collapse(said.find((each) => each?.[1]?.toLowerCase() === wanted)?.[2] ?? '');
  if (said.includes(null) || (part('family') === '' && part('given') === '')) return null;
  const [family, given] = [part('family'), wordsOf([part('given'), part('middle')].join(' ')).join(' ')];
  const bare = family.replace(/^\{([^]*)\}$/, '$1');
  const isOrganization = said.length === 1 && given === '' && (isWhole || /,|\sand\s/i.test(bare));
  return {
    raw,
    organization: isOrganization ? family : null,
    ...{ family, given, suffix: part('suffix'), particle: part('prefix') },
    isDropping: (part('useprefix') || String(useprefix)).toLowerCase() === 'false',
  };
}

/** Splits a list as people write it, if it isn't a list by BibTeX's rules. */
function separate(name: string): string[] {
  const parts = cutOutsideBraces(name, semicolon);
  const people = cutOutsideBraces(name, ampersand);
  if (parts.length > 1) return parts;
  return people.length > 1 && people.every((each) => cutOutsideBraces(each, comma).length > 1) ? people : parts;
}

/** In names by parts, quotes protect a value or a whole name, as braces do. */
function withBracesForQuotes(list: string): string {
  let depth = 0;
  let start = -1;
  const characters = Array.from(list);
  characters.forEach((character, index) => {
    if (character === '{') depth += 1;
    else if (character === '}') depth = Math.max(0, depth - 1);
    else if (character !== '"' || depth > 0) return;
    else if (start >= 0) {
      if (/^\s*(?:,|and\s|$)/i.test(characters.slice(index + 1, index + 20).join('')))
        [characters[start], characters[index]] = ['{', '}'];
      start = -1;
    } else {
      const isValue = /=\s*$/.test(characters.slice(0, index).join(''));
      if (isValue || /^\s*[a-z-]+\s*=/i.test(characters.slice(index + 1, index + 30).join(''))) start = index;
    }
  });
  return characters.join('');
}

/** More than three parts are several names, if they look like names. */
function separateByCommas(name: string): string[] {
  const parts = cutOutsideBraces(name, comma)
    .map(collapse)
    .filter((part) => part !== '');
  if (parts.length <= 3) return [name];
  return (
    namesBetweenCommas(
      parts,
      true,
      parts.map((part) => plainLatex(part)),
    ) ?? [name]
  );
}

/** Reads the source of a list of names. */
export function splitNames(list: string): NameList {
  const guesses: NameGuess[] = [];
  const names: NameSource[] = [];
  let goesOn = false;
  let useprefix = true;
  const isByParts = isOnlyForBiblatex(list);
  const protectedList = isByParts ? withBracesForQuotes(list) : list;

  const add = (text: string): void => {
    const raw = collapse(text);
    if (raw.replace(/[{}~,\s]/g, '') === '') return;
    if (others.test(raw)) {
      goesOn = true;
      return;
    }
    const person = { raw, organization: null, isDropping: !useprefix };
    const extended = isByParts ? readParts(raw, useprefix) : null;
    if (extended) names.push(extended);
    else if (isOneGroup(raw)) names.push({ ...person, ...noParts, organization: raw.slice(1, -1) });
    else if (cutOutsideBraces(raw, comma).length > 1) {
      const { parts, tooMany } = readByCommas(raw);
      if (tooMany) guesses.push({ kind: 'commas', name: plainLatex(raw) });
      names.push({ ...person, ...parts });
    } else if (cutOutsideBraces(raw, ampersand).length > 1) {
      guesses.push({ kind: 'organization', name: plainLatex(raw) });
      names.push({ ...person, ...noParts, organization: raw });
    } else {
      const { parts, isGuess } = readInOrder(raw);
      if (isGuess) guesses.push({ kind: 'lastName', name: plainLatex(raw) });
      names.push({ ...person, ...parts });
    }
  };

  for (const item of cutOutsideBraces(protectedList, and)) {
    const option = isByParts && names.length === 0 ? listOption.exec(item) : null;
    if (option?.[1]?.toLowerCase() === 'useprefix') useprefix = option[2]?.toLowerCase() !== 'false';
    if (option) continue;
    const people = isByParts ? [item] : separate(item).flatMap(separateByCommas);
    if (people.length > 1 && !guesses.some(({ kind }) => kind === 'separators')) guesses.push({ kind: 'separators' });
    people.forEach(add);
  }
  return { names, others: goesOn, guesses };
}
