// What automatic groups make subgroups of. A facet is a field and how it is split; its values are what documents have there,
// folded, so that "Tide" and "tide" make one subgroup. Automatic groups with the same facet share what is kept of it.
import type { DocumentDraft } from '../documents.ts';
import { canonicalField } from '../fields/fieldNames.ts';
import { fieldTextsOf, keywordsOf, lastNamesOf } from '../fieldTexts.ts';
import { fold } from '../fold.ts';
import { keywordChains } from '../keywordSources.ts';
import { inOneLine } from '../whiteSpace.ts';
import type { AutomaticKeywordRule, AutomaticPersonsRule, LastNameRule, WordKeywordRule } from './groupRule.ts';

/** One value that a document has. */
export interface FacetValue {
  /** The value it is below of; empty at the top. */
  readonly parent: string;
  /** Folded; the links of a chain joined by " > ". */
  readonly value: string;
  /** The last link as the document spells it. */
  readonly label: string;
}

type AutomaticRule = AutomaticKeywordRule | AutomaticPersonsRule;

/** A facet of fields, read back from its id. */
interface Facet {
  readonly kind: 'keywords' | 'persons';
  readonly field: string;
  readonly delimiter: string;
  readonly hierarchicalDelimiter: string;
}

/** Between the links of a chain, in a value. */
const linkSeparator = ' > ';
/** UTF-8 bytes of a value: what an index takes, and what base64url leaves of it in an address. */
export const maximumValueBytes = 300;
/** Characters of a label; what is longer is no name to read in a tree. */
const maximumLabelLength = 300;
/** Values of one document in one facet. */
const maximumValues = 500;

function idOf({ kind, field, delimiter, hierarchicalDelimiter }: Facet): string {
  // Our documents hold keywords as a list already.
  const parts = [kind, field, field === 'keywords' ? '' : delimiter, hierarchicalDelimiter];
  return JSON.stringify(kind === 'persons' ? parts.slice(0, 2) : parts);
}

/** The stable id of what an automatic group looks at: groups with the same facet make the same subgroups. */
export function facetOf(rule: AutomaticRule): string {
  const field = canonicalField(rule.field);
  return rule.kind === 'automaticPersons'
    ? idOf({ kind: 'persons', field, delimiter: '', hierarchicalDelimiter: '' })
    : idOf({
        kind: 'keywords',
        field,
        delimiter: rule.keywordDelimiter.trim(),
        hierarchicalDelimiter: rule.keywordHierarchicalDelimiter.trim(),
      });
}

function readFacet(facet: string): Facet {
  const [kind, field = '', delimiter = '', hierarchicalDelimiter = ''] = JSON.parse(facet) as string[];
  return { kind: kind === 'persons' ? 'persons' : 'keywords', field, delimiter, hierarchicalDelimiter };
}

/** The facets that nearly every automatic group looks at, and searches are completed from: keywords nested at `>`, authors, editors. */
export const standardFacets: readonly string[] = [
  facetOf({ kind: 'automaticKeyword', field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' }),
  facetOf({ kind: 'automaticPersons', field: 'author' }),
  facetOf({ kind: 'automaticPersons', field: 'editor' }),
];

/**
 * The facet of what stands within the values of another one, its values as in a catalogue: "van der berg" is "der berg, van" and
 * "berg, van der", each with the label of the whole. So a value is found by any of its words, by one look into the same index.
 */
export function wordsOf(facet: string): string {
  return JSON.stringify(['words', facet]);
}

/** The facet within whose values another one looks; null where it looks at fields. */
function wholeOf(facet: string): string | null {
  const [kind, whole] = JSON.parse(facet) as string[];
  return kind === 'words' ? (whole ?? null) : null;
}

const encoder = new TextEncoder();

/** FNV-1a (RFC 9923), twice with different beginnings: 64 bits keep long values apart. */
function hash(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((basis) => {
      let sum = basis;
      for (const byte of encoder.encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
      return (sum >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

function fits(value: string): boolean {
  return value.length * 3 <= maximumValueBytes || encoder.encode(value).length <= maximumValueBytes;
}

/** Cut to at most `maximumValueBytes`, with a sum at the end that tells long values apart. */
function bounded(value: string): string {
  if (fits(value)) return value;
  const suffix = `…${hash(value)}`;
  const room = maximumValueBytes - encoder.encode(suffix).length;
  let beginning = '';
  let bytes = 0;
  for (const character of value) {
    bytes += encoder.encode(character).length;
    if (bytes > room) break;
    beginning += character;
  }
  return beginning + suffix;
}

const shortened = (label: string): string =>
  label.length <= maximumLabelLength
    ? label
    : `${label.slice(0, maximumLabelLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

function split(text: string, delimiter: string): string[] {
  const parts = delimiter === '' ? [text] : text.split(delimiter);
  return parts.map(inOneLine).filter((part) => part !== '');
}

/** The chains of links that a document has. */
function chainsOf(draft: DocumentDraft, facet: Facet): readonly (readonly string[])[] {
  const { kind, field, delimiter, hierarchicalDelimiter } = facet;
  if (kind === 'persons') return lastNamesOf(draft, field).map((name) => [inOneLine(name)]);
  if (field === 'keywords') {
    const chains = keywordChains(draft, keywordsOf(draft), hierarchicalDelimiter);
    return chains.map((chain) => chain.map(inOneLine).filter((link) => link !== ''));
  }
  const parts = split(fieldTextsOf(draft)[field] ?? '', delimiter);
  return parts.map((part) => split(part, hierarchicalDelimiter));
}

/** A keyword that is a sentence is found by its first words. */
const maximumWords = 8;

/** The beginnings of words, but for the first one. */
const laterWords = /(?<=[^\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** The value from each of its later words on, with what stands before behind it. */
function inverted({ parent, value, label }: FacetValue): FacetValue[] {
  return [...value.matchAll(laterWords)].slice(0, maximumWords).map(({ index }) => ({
    parent,
    value: bounded(`${value.slice(index)}, ${value.slice(0, index).trimEnd()}`),
    label,
  }));
}

/** What is found by its words are whole values: of nested ones the first part. */
function wordValuesOf(values: readonly FacetValue[]): readonly FacetValue[] {
  return values.filter(({ parent }) => parent === '').flatMap(inverted);
}

/**
 * The values of a document, each once, shorter chains before longer: "A > B" is the values A and A > B. At most 500. A link
 * that folds to nothing, such as a lone accent, makes no value, nor does what is below it; a chain goes as deep as it fits into a
 * value whole, so that the beginnings of a value are values too.
 */
export function facetValuesOf(draft: DocumentDraft, facet: string): readonly FacetValue[] {
  const whole = wholeOf(facet);
  if (whole !== null) return wordValuesOf(facetValuesOf(draft, whole));
  const values = new Map<string, FacetValue>();
  for (const chain of chainsOf(draft, readFacet(facet))) {
    let parent = '';
    for (const label of chain) {
      // Where another delimiter makes the chains, a link may hold what stands between links of a value.
      const link = inOneLine(fold(label)).replaceAll(linkSeparator, '>');
      if (link === '') break;
      const value = parent === '' ? bounded(link) : parent + linkSeparator + link;
      if (!fits(value)) break;
      if (!values.has(value)) {
        if (values.size === maximumValues) return [...values.values()];
        values.set(value, { parent, value, label: shortened(label) });
      }
      parent = value;
    }
  }
  return [...values.values()];
}

/** The links of a value. */
export function chainOf(value: string): readonly string[] {
  return value.split(linkSeparator);
}

/** The value that a chain is below of; empty at the top. */
export function parentOf(value: string): string {
  return chainOf(value).slice(0, -1).join(linkSeparator);
}

/**
 * The rule of the subgroup that an automatic group makes for a value; `label` is the value's last link, as documents spell it.
 * A keyword's expression is its whole chain, with the group's own delimiter between the links.
 */
export function madeGroupRule(rule: AutomaticRule, value: string, label: string): WordKeywordRule | LastNameRule {
  if (rule.kind === 'automaticPersons') return { kind: 'lastName', field: rule.field, authorLastName: label };
  const delimiter = rule.keywordHierarchicalDelimiter.trim();
  const links = delimiter === '' ? [] : chainOf(value).slice(0, -1);
  return {
    kind: 'wordKeyword',
    field: rule.field,
    searchExpression: [...links, label].join(` ${delimiter} `),
    caseSensitive: false,
    keywordDelimiter: rule.keywordDelimiter,
    onlySplitWordsAtDelimiter: true,
  };
}
