// What a group must keep to, for the form (before sending) and the server (before storing) alike.
import { textProblem } from '../validation.ts';
import type { GroupFrame, GroupRule } from './groupRule.ts';

/** Characters of a group's name. */
export const maximumGroupNameLength = 500;
export const maximumGroupDescriptionLength = 10_000;
/** Characters of an expression that a group looks for. */
export const maximumExpressionLength = 1_000;
export const maximumCitedKeys = 20_000;
export const maximumCitedKeyLength = 500;
export const maximumTexPaths = 100;
/** Levels of the tree of groups. */
export const maximumGroupDepth = 50;
/** Groups in a library. */
export const maximumGroups = 10_000;

/** What is wrong; `path` leads from the fields of the kind's input to the value. */
export interface GroupProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/** The fields that documents of ours have or often bring: suggestions for a form. */
export const knownFieldNames: readonly string[] = ['author', 'title', 'keywords'];

/** What is wrong with the rule of a group. */
export function ruleProblems(rule: GroupRule): readonly GroupProblem[] {
  return 'searchExpression' in rule && rule.searchExpression.trim() === ''
    ? [{ path: ['searchExpression'], message: 'This is empty.' }]
    : [];
}

/** What is wrong with what a group has whatever its kind. */
export function frameProblems(frame: Partial<GroupFrame>): readonly GroupProblem[] {
  const problem = frame.name === undefined ? null : textProblem(frame.name, maximumGroupNameLength);
  return problem === null ? [] : [{ path: ['name'], message: problem }];
}
