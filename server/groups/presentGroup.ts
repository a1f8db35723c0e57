// Converts a row to the API's representation of a group. Data around the group, like subgroups and documents, is loaded later in batches
// (groupLoads.ts), unless the whole tree was read (listTree.ts).
import type { GroupRule, TexRule } from '#bibliography/groups/groupRule.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import type { MadeGroup } from './content/made.ts';
import { type GroupRow, ruleOf } from './groupRow.ts';

/** The stored row or derived subgroup that a group is presented from. */
export type GroupSource =
  | { readonly made: false; readonly row: GroupRow }
  | { readonly made: true; readonly group: MadeGroup };

/** The groups around a group, if they were read together with it. */
export interface Surroundings {
  readonly parent: PresentedGroup | null;
  readonly hasChildren: boolean;
  /** Null if derived subgroups were not read, so that the children have to be loaded. */
  readonly children: PresentedGroup[] | null;
}

type AroundIt = 'children' | 'hasChildren' | 'parent' | 'documents' | 'documentCount';

type Presented<Group> = Omit<Group, AroundIt> & {
  readonly source: GroupSource;
  /** Null if they have to be loaded. */
  surroundings: Surroundings | null;
};

export type PresentedExplicitGroup = Presented<Api.ExplicitGroup>;
export type PresentedWordKeywordGroup = Presented<Api.WordKeywordGroup>;
export type PresentedRegexKeywordGroup = Presented<Api.RegexKeywordGroup>;
export type PresentedSearchGroup = Presented<Api.SearchGroup>;
export type PresentedLastNameGroup = Presented<Api.LastNameGroup>;
export type PresentedAutomaticKeywordGroup = Presented<Api.AutomaticKeywordGroup>;
export type PresentedAutomaticPersonsGroup = Presented<Api.AutomaticPersonsGroup>;
export type PresentedTexGroup = Omit<Presented<Api.TexGroup>, 'missingKeys' | 'uncitedKeys'>;
export type PresentedDesktopGroup = Presented<Api.DesktopGroup>;

export type PresentedGroup =
  | PresentedExplicitGroup
  | PresentedWordKeywordGroup
  | PresentedRegexKeywordGroup
  | PresentedSearchGroup
  | PresentedLastNameGroup
  | PresentedAutomaticKeywordGroup
  | PresentedAutomaticPersonsGroup
  | PresentedTexGroup
  | PresentedDesktopGroup;

type Frame = Omit<Presented<Api.Group>, '__typename'>;

const hierarchyTypes = {
  independent: 'INDEPENDENT',
  intersection: 'INTERSECTION',
  union: 'UNION',
} as const;

function presentTexRule({ paths, citedKeys }: TexRule) {
  return {
    paths: paths.map(({ deviceName, filePath }) => ({ __typename: 'TexGroupPath' as const, deviceName, filePath })),
    citedKeys: [...citedKeys],
  };
}

function presentRule(frame: Frame, rule: GroupRule): PresentedGroup {
  switch (rule.kind) {
    case 'explicit':
      return { ...frame, __typename: 'ExplicitGroup', keywordDelimiter: rule.keywordDelimiter };
    case 'wordKeyword': {
      const { field, searchExpression, caseSensitive, keywordDelimiter, onlySplitWordsAtDelimiter } = rule;
      return {
        ...frame,
        __typename: 'WordKeywordGroup',
        ...{ field, searchExpression, caseSensitive, keywordDelimiter, onlySplitWordsAtDelimiter },
      };
    }
    case 'regexKeyword': {
      const { field, searchExpression, caseSensitive } = rule;
      return { ...frame, __typename: 'RegexKeywordGroup', field, searchExpression, caseSensitive };
    }
    case 'search': {
      const { searchExpression, caseSensitive, isRegEx } = rule;
      return { ...frame, __typename: 'SearchGroup', searchExpression, caseSensitive, isRegEx };
    }
    case 'lastName':
      return { ...frame, __typename: 'LastNameGroup', field: rule.field, authorLastName: rule.authorLastName };
    case 'automaticKeyword': {
      const { field, keywordDelimiter, keywordHierarchicalDelimiter } = rule;
      return {
        ...frame,
        __typename: 'AutomaticKeywordGroup',
        ...{ field, keywordDelimiter, keywordHierarchicalDelimiter },
      };
    }
    case 'automaticPersons':
      return { ...frame, __typename: 'AutomaticPersonsGroup', field: rule.field };
    case 'tex':
      return { ...frame, __typename: 'TexGroup', ...presentTexRule(rule) };
    case 'desktop':
      return { ...frame, __typename: 'DesktopGroup', record: rule.record };
  }
}

/** The problem of a group whose rule is not evaluated any more (slowRules.ts). */
const slowRule =
  'The rule of this group takes too long to evaluate. Documents added or changed since then may be missing here or listed by mistake. No document is lost. Edit the group and simplify its rule.';

/** A stored group in the API's form. */
export function presentGroup(row: GroupRow): PresentedGroup {
  const { id, name, color, description, icon } = row;
  const frame: Frame = {
    ...{ id, name, color, description, icon },
    displayName: row.display_name ?? name,
    hierarchyType: hierarchyTypes[row.hierarchy],
    isExpanded: row.is_expanded,
    isMade: false,
    problem: row.asked === 'never' ? slowRule : null,
    source: { made: false, row },
    surroundings: null,
  };
  return presentRule(frame, ruleOf(row));
}

/** A derived subgroup in the API's form. Keywords include their subgroups; persons have none. */
export function presentMadeGroup(group: MadeGroup): PresentedGroup {
  const { id, name, rule } = group;
  const frame: Frame = {
    ...{ id, name, displayName: name, color: null, description: null, icon: null },
    hierarchyType: rule.kind === 'wordKeyword' ? 'UNION' : 'INDEPENDENT',
    isExpanded: false,
    isMade: true,
    problem: null,
    source: { made: true, group },
    surroundings: null,
  };
  return presentRule(frame, rule);
}

/** The id of the parent; null at the top level. */
export function parentIdOf({ source }: PresentedGroup): string | null {
  return source.made ? source.group.parentId : source.row.parent_id;
}

/** Whether a group derives subgroups. */
export function isAutomatic({ kind }: Pick<GroupRow, 'kind'>): boolean {
  return kind === 'automaticKeyword' || kind === 'automaticPersons';
}
