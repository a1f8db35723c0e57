// What automatic groups make subgroups of: a facet is a field and how it is split, its values are what documents have there.
import type { DocumentDraft } from '../documents.ts';
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

/** The stable id of what an automatic group looks at: groups with the same facet make the same subgroups. */
export function facetOf(rule: AutomaticKeywordRule | AutomaticPersonsRule): string {
  return rule.kind === 'automaticPersons' ? `persons:${rule.field}` : `keywords:${rule.field}`;
}

/** The facets that are kept for every library from the beginning. */
export const standardFacets: readonly string[] = [];

/** The values of a document, each once. */
export function facetValuesOf(draft: DocumentDraft, facet: string): readonly FacetValue[] {
  return facet === '' && draft.fields.title === '' ? [{ parent: '', value: '', label: '' }] : [];
}

/** The links of a value. */
export function chainOf(value: string): readonly string[] {
  return value.split(' > ');
}

/** The rule of the subgroup that an automatic group makes for a value. `label` is the value's last link as documents spell it. */
export function madeGroupRule(
  rule: AutomaticKeywordRule | AutomaticPersonsRule,
  value: string,
  label: string,
): WordKeywordRule | LastNameRule {
  if (rule.kind === 'automaticPersons') return { kind: 'lastName', field: rule.field, authorLastName: label };
  const { field, keywordDelimiter } = rule;
  const expression = { searchExpression: value, caseSensitive: false, onlySplitWordsAtDelimiter: true } as const;
  return { kind: 'wordKeyword', field, keywordDelimiter, ...expression };
}
