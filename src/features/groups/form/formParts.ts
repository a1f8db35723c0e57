// The props that the parts of the form share: values, problems, and a callback for changes.
import type { FilledGroupKind, FilledGroupRule } from '#bibliography/groups/groupRule.ts';
import type { RuleByKind } from '#machines/groupForm/groupFormTypes.ts';

/** The problem of the field with this name; undefined if there is none. */
export type ProblemOf = (name: string) => string | undefined;

/** For the fields of one kind. */
export interface RuleFieldsProps<Kind extends FilledGroupKind> {
  rule: RuleByKind[Kind];
  onChange: (rule: FilledGroupRule) => void;
  problemOf: ProblemOf;
}
