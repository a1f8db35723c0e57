// The values of a group's form: how they begin, how they change, and what is wrong with them before they are sent.
import { frameProblems, ruleProblems } from '#bibliography/groups/validateGroup.ts';
import type { FilledGroupRule, GroupFrame } from '#bibliography/groups/groupRule.ts';
import type { Problem } from '../problem.ts';
import type { FrameValues, GroupFormContext, GroupFormTarget, GroupFormValues, RuleByKind } from './groupFormTypes.ts';

const emptyRules: RuleByKind = {
  explicit: { kind: 'explicit', keywordDelimiter: ',' },
  wordKeyword: {
    kind: 'wordKeyword',
    field: 'keywords',
    searchExpression: '',
    caseSensitive: false,
    keywordDelimiter: ',',
    onlySplitWordsAtDelimiter: true,
  },
  regexKeyword: { kind: 'regexKeyword', field: 'keywords', searchExpression: '', caseSensitive: false },
  search: { kind: 'search', searchExpression: '', caseSensitive: false, isRegEx: false },
  lastName: { kind: 'lastName', field: 'author', authorLastName: '' },
  automaticKeyword: {
    kind: 'automaticKeyword',
    field: 'keywords',
    keywordDelimiter: ',',
    keywordHierarchicalDelimiter: '>',
  },
  automaticPersons: { kind: 'automaticPersons', field: 'author' },
  tex: { kind: 'tex', paths: [], citedKeys: [] },
};

/** The initial values of a new group below `parentId`. */
export function emptyValues(parentId: string | null): GroupFormValues {
  return {
    kind: 'explicit',
    name: '',
    displayName: null,
    parentId,
    hierarchy: 'independent',
    color: '',
    icon: '',
    description: '',
    rules: emptyRules,
  };
}

/** The values with another rule for its kind. */
export function withRule(values: GroupFormValues, rule: FilledGroupRule): GroupFormValues {
  return { ...values, rules: { ...values.rules, [rule.kind]: rule } };
}

/** The initial values for a group of search results: the search is the rule, and also the suggested name. */
export function newValues({ parentId, search }: Extract<GroupFormTarget, { kind: 'create' }>): GroupFormValues {
  const values = emptyValues(parentId);
  if (search === undefined) return values;
  const rule: FilledGroupRule = { ...emptyRules.search, searchExpression: search };
  return withRule(
    { ...values, kind: 'search', name: Array.from(search).slice(0, longestSuggestedName).join('') },
    rule,
  );
}

/** Longer texts are no readable names in a tree. */
const longestSuggestedName = 60;

/** The rule of the kind that is chosen. */
export function ruleOf(values: GroupFormValues): FilledGroupRule {
  return values.rules[values.kind];
}

/** The values as a group stores them: names trimmed, empty texts as null. */
export function frameOf({
  name,
  hierarchy,
  color,
  icon,
  description,
}: FrameValues): Omit<GroupFrame, 'displayName' | 'isExpanded'> {
  return {
    name: name.trim(),
    hierarchy,
    color: color.trim() || null,
    icon: icon.trim() || null,
    description: description.trim() || null,
  };
}

const fileless: Problem = { path: ['citedKeys'], message: 'Choose an .aux or .tex file.' };

/** Problems of the rule of the chosen kind. */
export function problemsOfRule(values: GroupFormValues): readonly Problem[] {
  const rule = ruleOf(values);
  return rule.kind === 'tex' && rule.paths.length === 0 && rule.citedKeys.length === 0
    ? [fileless]
    : ruleProblems(rule);
}

/** Problems that can be found before the form is sent; none if it may be sent. */
export function problemsOf(values: GroupFormValues): readonly Problem[] {
  const frame = frameOf(values);
  const problems = frame.name === '' ? [nameless] : frameProblems(frame);
  return [...problems, ...problemsOfRule(values)];
}

const nameless: Problem = { path: ['name'], message: 'Give the group a name.' };

/** Which members differ between two objects of the same shape. */
export function changedNames<Value extends object>(before: Value, now: Value): readonly (keyof Value & string)[] {
  const names = Object.keys(now) as (keyof Value & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

/** Whether closing would lose nothing: looking at the kinds of a new group is no work. After a lost answer the group may exist or not. */
export function isUnchanged({
  target,
  values,
  before,
  unanswered,
}: Pick<GroupFormContext, 'target' | 'values' | 'before' | 'unanswered'>): boolean {
  if (unanswered.length > 0) return false;
  const changed = changedNames(before, values);
  return changed.length === 0 || (target.kind === 'create' && changed.every((name) => name === 'kind'));
}

/** The problems that are left after the fields `names` have changed. */
export function problemsBeside(problems: readonly Problem[], names: readonly string[]): readonly Problem[] {
  return problems.filter(({ path }) => !path.some((step) => names.includes(step)));
}
