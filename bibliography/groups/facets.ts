// Derives the subgroups of automatic groups. A facet is a field and how it is split; its values are those of the documents, folded, so that "Tide" and "tide"
// make one subgroup. Automatic groups with the same facet share its index.
import type { DocumentDraft } from '../documents.ts';
import { canonicalField } from '../fields/fieldNames.ts';
import { fieldTextsOf, keywordsOf, lastNamesOf } from '../fieldTexts.ts';
import { fold } from '../fold.ts';
import { keywordChains } from '../keywordSources.ts';
import { inOneLine } from '../whiteSpace.ts';
import type { AutomaticKeywordRule, AutomaticPersonsRule, LastNameRule, WordKeywordRule } from './groupRule.ts';

/** One value of a document. */
export interface FacetValue {
  /** The parent value; empty at the top. */
  readonly parent: string;
  /** Folded; the links of a chain are joined by " > ". */
  readonly value: string;
  /** The last link, as spelled in the document. */
  readonly label: string;
}

type AutomaticRule = AutomaticKeywordRule | AutomaticPersonsRule;

/** A facet of a field, parsed from its id. */
interface Facet {
  readonly kind: 'keywords' | 'persons';
  readonly field: string;
  readonly delimiter: string;
  readonly hierarchicalDelimiter: string;
}

/** The separator between the links of a chain in a value. */
const linkSeparator = ' > ';
/** The maximum size of a value in UTF-8 bytes, which indexes and addresses (in base64url) can hold. */
export const maximumValueBytes = 300;
/** The maximum length of a label; a longer one is not readable in a tree. */
const maximumLabelLength = 300;
/** The maximum number of values of one document in one facet. */
const maximumValues = 500;

function idOf({ kind, field, delimiter, hierarchicalDelimiter }: Facet): string {
  // Documents store keywords as a list already.
  const parts = [kind, field, field === 'keywords' ? '' : delimiter, hierarchicalDelimiter];
  return JSON.stringify(kind === 'persons' ? parts.slice(0, 2) : parts);
}

/** The stable id of an automatic group's facet: groups with the same facet derive the same subgroups. */
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

/** The facets of nearly all automatic groups, also used for suggestions in searches: keywords nested at `>`, authors, editors. */
export const standardFacets: readonly string[] = [
  facetOf({ kind: 'automaticKeyword', field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' }),
  facetOf({ kind: 'automaticPersons', field: 'author' }),
  facetOf({ kind: 'automaticPersons', field: 'editor' }),
];

/**
 * The facet of the words in another facet's values, inverted as in a catalogue: "van der berg" becomes "der berg, van" and "berg, van der", each with the label
 * of the whole value. So one lookup in the same index finds a value by any of its words.
 */
export function wordFacetOf(facet: string): string {
  return JSON.stringify(['words', facet]);
}

/** The facet from which a facet of words is derived; null for facets of fields. */
function sourceFacetOf(facet: string): string | null {
  const [kind, source] = JSON.parse(facet) as string[];
  return kind === 'words' ? (source ?? null) : null;
}

const encoder = new TextEncoder();

/** FNV-1a (RFC 9923), twice with different offsets: 64 bits distinguish long values. */
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

/** Shortens a value to `maximumValueBytes`, with a hash at the end that keeps long values distinct. */
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

/** The keywords or names of a document, each as a chain of links. */
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

/** A keyword that is a whole sentence is found by its first words. */
const maximumWords = 8;

/** The beginnings of all words except the first. */
const laterWords = /(?<=[^\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** Inversions of the value: each starts at one of its later words, followed by the words before it. */
function inverted({ parent, value, label }: FacetValue): FacetValue[] {
  return [...value.matchAll(laterWords)].slice(0, maximumWords).map(({ index }) => ({
    parent,
    value: bounded(`${value.slice(index)}, ${value.slice(0, index).trimEnd()}`),
    label,
  }));
}

/** The word facet only has top-level values; a nested value is found by its first part. */
function wordValuesOf(values: readonly FacetValue[]): readonly FacetValue[] {
  return values.filter(({ parent }) => parent === '').flatMap(inverted);
}

/**
 * The values of a document, each once, prefixes of a chain first: "A > B" has the values A and A > B. At most 500. A link that folds to nothing, such as a lone
 * accent, ends its chain; so does the maximum size, because the prefixes of a value must be values, too.
 */
export function facetValuesOf(draft: DocumentDraft, facet: string): readonly FacetValue[] {
  const source = sourceFacetOf(facet);
  if (source !== null) return wordValuesOf(facetValuesOf(draft, source));
  const values = new Map<string, FacetValue>();
  for (const chain of chainsOf(draft, readFacet(facet))) {
    let parent = '';
    for (const label of chain) {
      // With another hierarchical delimiter, a link may contain the separator of links.
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

/** The parent of a value; empty at the top. */
export function parentOf(value: string): string {
  return chainOf(value).slice(0, -1).join(linkSeparator);
}

/**
 * The rule of the subgroup that an automatic group derives from a value; `label` is the value's last link as spelled in documents. For keywords, the expression
 * is the whole chain with the group's own delimiter.
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
