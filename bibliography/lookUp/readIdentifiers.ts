// Finds the identifiers of publications in pasted text: a list with one a line, addresses of pages, or running text.
import { decodeAddress } from '../decodeAddress.ts';
import { isbn13, readDoi } from '../identifiers.ts';
import { lookUpTexts } from './lookUpTexts.ts';

/** As many identifiers are looked up at once. */
export const maximumIdentifiers = 100;

/** A longer text is not searched for identifiers. In characters. */
export const maximumTextLength = 100_000;

export type IdentifierKind = 'DOI' | 'ISBN' | 'ARXIV' | 'PMID' | 'PMCID';

export interface Identifier {
  readonly kind: IdentifierKind;
  /**
   * A DOI as it was written, without prefix or address; an ISBN as 13 digits; the number in arXiv as arXiv spells it, with its version if one was given; the digits
   * of a PMID; a PMCID with its letters (`PMC3531190`).
   */
  readonly value: string;
}

/** A piece of the text that holds no identifier, and what is wrong with it. */
export interface UnrecognizedText {
  readonly text: string;
  readonly reason: string;
}

export interface ReadIdentifiers {
  /** In the order of the text, each once. */
  readonly identifiers: readonly Identifier[];
  /** Lines without an identifier, and identifiers that cannot be right, in the order of the text. */
  readonly unrecognized: readonly UnrecognizedText[];
}

/** The result of a match: an identifier, or the reason why it can't be one. Null lets other patterns match the text. */
type Reading = Identifier | { readonly reason: string } | null;

interface Pattern {
  readonly form: RegExp;
  readonly read: (match: RegExpMatchArray) => Reading;
}

const identifier = (kind: IdentifierKind, value: string): Identifier => ({ kind, value });

/** Suffixes that publishers append to the DOI in the paths of their pages. */
const pageOfDoi =
  /(?:\/(?:full(?:\/html|text)?|abs(?:tract)?|e?pdf|html|meta|summary|references|figures))+$|\.(?:full(?:\.pdf)?|pdf|html?)$/i;

const opposites: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Takes punctuation off the end that belongs to the sentence around it: closing brackets only if they are not opened inside. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = opposites[last];
    const inside = text.slice(0, end);
    const isUnopened = opening !== undefined && inside.split(last).length > inside.split(opening).length;
    if (!isUnopened && !/[.,;:!?'"’”»*\\]/.test(last)) break;
  }
  return text.slice(0, end);
}

const doiForm = /10\.\d{4,9}(?:\.\d+)*\/.+/s;

/**
 * A DOI is any text without spaces; `<` and `>` stand only in those that are made of a SICI (ANSI/NISO Z39.56). The agencies give out none
 * with a space: a space in an address (`%20`) comes from a broken line and is left out, as the form suggests for a DOI with spaces.
 */
function doiOf(text: string): Reading {
  const written = /\(SICI\)/i.test(text) ? text : text.replace(/[<>|].*$/s, '');
  const { value, remark, suggestion } = readDoi(withoutPunctuation(written));
  if (remark === null) return identifier('DOI', value);
  return suggestion === null ? { reason: lookUpTexts.doiSuffix } : identifier('DOI', suggestion);
}

const archives =
  'acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|cond-mat|cs|dg-ga|funct-an|gr-qc|' +
  'hep-(?:ex|lat|ph|th)|math-ph|math|mtrl-th|nlin|nucl-(?:ex|th)|patt-sol|physics|plasm-ph|q-(?:alg|bio|fin)|quant-ph|solv-int|stat|supr-con';

/** The numbers of arXiv since April 2007 and before: https://info.arxiv.org/help/arxiv_identifier.html */
const arxivNumber = String.raw`(?:\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}|(?:${archives})(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?`;

/** The number as arXiv spells it: only the subject is in upper case (`math.GT/0309136v1`). */
const arxivOf = (number: string): Identifier =>
  identifier(
    'ARXIV',
    number.toLowerCase().replace(/\.[a-z]{2}\//, (subject) => subject.toUpperCase()),
  );

/** Ten or thirteen digits, with single spaces or hyphens between them. */
const isbnDigits = String.raw`(?:97[89][ \p{Pd}]?)?\d(?:[ \p{Pd}]?\d){8}[ \p{Pd}]?[\dX]`;

const isbnOf = (digits: string): Reading => {
  const value = isbn13(digits);
  return value === null ? null : identifier('ISBN', value);
};

/** The DOI in the address of a page: in its path, in a parameter, or by a publisher's rule. */
function doiOfPage(path: string, query: string): Reading {
  const doi = doiForm.exec(path)?.[0];
  if (doi !== undefined) {
    const isResolver = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i.test(path);
    return doiOf(isResolver ? doi : withoutPunctuation(doi).replace(pageOfDoi, ''));
  }
  const parameters = query.split('&').map((each) => doiForm.exec(decodeAddress(each))?.[0]);
  const named = parameters.find((each) => each !== undefined);
  if (named !== undefined) return doiOf(named);
  // These journals name the pages of their articles for the suffix of the DOI.
  const [, article] = /\bnature\.com\/articles\/([\w.-]+)/i.exec(path) ?? [];
  return article === undefined ? null : doiOf(`10.1038/${article.replace(pageOfDoi, '')}`);
}

const arxivPage = new RegExp(String.raw`\barxiv\.org\/[a-z-]+\/(${arxivNumber})`, 'iu');

/** The pages of PubMed Central and of PubMed, at NCBI and at Europe PMC. */
const pmcPage = /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:ncbi\.nlm\.nih\.gov|europepmc\.org)\/.*?\b(PMC\d{1,9})\b/i;
const pubmedPage =
  /\b(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|europepmc\.org\/[a-z]+\/med)\/([1-9]\d{0,8})\b/i;

function readAddress(address: string): Reading {
  const [beforeQuery = '', query = ''] = address.split(/[?#](.*)/s);
  const path = decodeAddress(beforeQuery);
  const [, arxiv] = arxivPage.exec(path) ?? [];
  if (arxiv !== undefined) return arxivOf(arxiv);
  const [, pmcid] = pmcPage.exec(path) ?? [];
  if (pmcid !== undefined) return identifier('PMCID', pmcid.toUpperCase());
  const [, pmid] = pubmedPage.exec(path) ?? [];
  return pmid === undefined ? doiOfPage(path, query) : identifier('PMID', pmid);
}

/** In the order in which they are tried: what one of them has read is not read again. None reads more than 2,000 characters at once. */
const patterns: readonly Pattern[] = [
  {
    form: /(?:https?:\/\/|(?<![\w.-])(?:[\w-]{1,63}\.){1,9}[a-z]{2,20}\/)[^\s"“”]{1,2000}/giu,
    read: ([address]) => readAddress(address),
  },
  {
    form: /(?:\bdoi:?\s*|info:doi\/|urn:doi:)?(?<![\d.])(10\.\d{4,9}(?:\.\d+)*\/(?:(?![,;|](?:https?:|doi|10\.\d{4}))[^\s"“”]){0,2000})/giu,
    read: ([, doi = '']) => doiOf(doi),
  },
  {
    form: new RegExp(String.raw`\barxiv:\s*(?:(${arxivNumber})(?![\w-]|\.\w)|\S+)`, 'giu'),
    read: ([, number]) => (number === undefined ? { reason: lookUpTexts.arxivForm } : arxivOf(number)),
  },
  {
    form: new RegExp(String.raw`(?<![\w./-])(${arxivNumber})(?![\w/-]|\.\d)`, 'gu'),
    read: ([, number = '']) => arxivOf(number),
  },
  { form: /\b(?:PMCID:?\s*)?(PMC\d{1,9})\b/giu, read: ([, number = '']) => identifier('PMCID', number.toUpperCase()) },
  {
    form: /\b(?:PMID|PubMed(?:\s+ID)?)[:\s]\s*([1-9]\d{0,8})\b/giu,
    read: ([, number = '']) => identifier('PMID', number),
  },
  {
    form: new RegExp(String.raw`\bISBN(?:-?1[03])?:?\s*(${isbnDigits})(?![\p{L}\d])`, 'giu'),
    read: ([, digits = '']) => isbnOf(digits) ?? { reason: lookUpTexts.isbnCheckDigit },
  },
  {
    form: new RegExp(String.raw`(?<![\p{L}\d.,/:-])(${isbnDigits})(?![\p{L}\d]|[.,/:-]\d)`, 'giu'),
    read: ([, digits = '']) =>
      isbnOf(digits) ?? (/^97[89]/.test(digits) ? { reason: lookUpTexts.isbnCheckDigit } : null),
  },
];

interface Found {
  readonly at: number;
  readonly text: string;
  readonly reading: Identifier | { readonly reason: string };
}

/** A character that no pattern reads. */
const blank = '\0';

/** The text with one form of line break, without blanks, and with U+FFFD for halves of surrogate pairs, which no address can hold. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll(blank, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** The identifiers that the patterns found, and the text with blanks instead of them. */
function findAll(text: string): { found: readonly Found[]; rest: string } {
  const found: Found[] = [];
  let rest = text;
  for (const { form, read } of patterns) {
    const pieces: string[] = [];
    let end = 0;
    for (const match of rest.matchAll(form)) {
      const reading = read(match);
      if (reading === null) continue;
      const [whole] = match;
      found.push({ at: match.index, text: whole, reading });
      pieces.push(rest.slice(end, match.index), blank.repeat(whole.length));
      end = match.index + whole.length;
    }
    rest = pieces.join('') + rest.slice(end);
  }
  return { found, rest };
}

/** Numbers alone on a line, as lists of PMIDs are copied. A year is too short to be one. */
const bareNumbers = /^[\s,;]*[1-9]\d{4,8}(?:[\s,;]+[1-9]\d{4,8})*[\s,;]*$/;

/** Reads the lines in which no pattern has matched: bare PMIDs, or text that is not recognized. */
function readRest(rest: string): Found[] {
  const found: Found[] = [];
  for (const line of rest.matchAll(/[^\n]+/g)) {
    const [whole] = line;
    if (whole.includes(blank) || whole.trim() === '') continue;
    if (!bareNumbers.test(whole)) {
      found.push({ at: line.index, text: whole, reading: { reason: lookUpTexts.noIdentifier } });
      continue;
    }
    for (const number of whole.matchAll(/\d+/g)) {
      found.push({ at: line.index + number.index, text: number[0], reading: identifier('PMID', number[0]) });
    }
  }
  return found;
}

/** The key by which identifiers are equal. DOIs do not depend on case (DOI Handbook §2.4). */
export const identifierKey = ({ kind, value }: Identifier): string =>
  `${kind} ${kind === 'DOI' ? value.toLowerCase() : value}`;

/** Finds all identifiers. A number of ten or thirteen digits is an ISBN if its check digit is right. Takes time in proportion to the text. */
export function readIdentifiers(text: string): ReadIdentifiers {
  const { found, rest } = findAll(plainText(text));
  const inOrder = [...found, ...readRest(rest)].sort((one, other) => one.at - other.at);
  const identifiers = new Map<string, Identifier>();
  const unrecognized: UnrecognizedText[] = [];
  for (const { text: piece, reading } of inOrder) {
    if ('reason' in reading) unrecognized.push({ text: piece.trim(), reason: reading.reason });
    else if (!identifiers.has(identifierKey(reading))) identifiers.set(identifierKey(reading), reading);
  }
  return { identifiers: [...identifiers.values()], unrecognized };
}
