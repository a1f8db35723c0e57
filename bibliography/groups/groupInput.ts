// Converts a group to the API's `CreateGroupInput`.
import type { GroupFrame, GroupHierarchy, GroupKind, GroupRule } from './groupRule.ts';

/** The API's names of hierarchies. */
export const hierarchyTypes = {
  independent: 'INDEPENDENT',
  intersection: 'INTERSECTION',
  union: 'UNION',
} as const satisfies Record<GroupHierarchy, string>;

type Fields<Kind extends GroupRule['kind']> = Omit<Extract<GroupRule, { kind: Kind }>, 'kind'>;

/** The input's member for each kind of group. */
export type RuleInput =
  | { readonly explicitGroup: Fields<'explicit'> & { readonly documentIds: readonly string[] } }
  | { readonly wordKeywordGroup: Fields<'wordKeyword'> }
  | { readonly regexKeywordGroup: Fields<'regexKeyword'> }
  | { readonly searchGroup: Fields<'search'> }
  | { readonly lastNameGroup: Fields<'lastName'> }
  | { readonly automaticKeywordGroup: Fields<'automaticKeyword'> }
  | { readonly automaticPersonsGroup: Fields<'automaticPersons'> }
  | { readonly texGroup: Fields<'tex'> }
  | { readonly desktopGroup: Fields<'desktop'> };

/** A group to create, with its subgroups. */
export type GroupInput = RuleInput & {
  readonly name: string;
  readonly displayName: string | null;
  readonly hierarchyType: (typeof hierarchyTypes)[GroupHierarchy];
  readonly color: string | null;
  readonly description: string | null;
  readonly icon: string | null;
  readonly isExpanded: boolean;
  readonly children: readonly GroupInput[];
};

const ruleNames = {
  explicit: 'explicitGroup',
  wordKeyword: 'wordKeywordGroup',
  regexKeyword: 'regexKeywordGroup',
  search: 'searchGroup',
  lastName: 'lastNameGroup',
  automaticKeyword: 'automaticKeywordGroup',
  automaticPersons: 'automaticPersonsGroup',
  tex: 'texGroup',
  desktop: 'desktopGroup',
} as const satisfies Record<GroupKind, string>;

/** The rule under the name of its kind; its fields have the same names as in the input. */
export function toRuleInput({ kind, ...fields }: GroupRule, documentIds: readonly string[]): RuleInput {
  return { [ruleNames[kind]]: kind === 'explicit' ? { ...fields, documentIds } : fields } as RuleInput;
}

/** Makes the input of a group. `documentIds` are its documents, allowed only in groups that are filled by hand. */
export function toGroupInput(
  {
    name,
    displayName,
    hierarchy,
    color,
    description,
    icon,
    isExpanded,
    rule,
  }: GroupFrame & { readonly rule: GroupRule },
  documentIds: readonly string[],
  children: readonly GroupInput[],
): GroupInput {
  return {
    ...{ name, displayName, hierarchyType: hierarchyTypes[hierarchy], color, description, icon, isExpanded, children },
    ...toRuleInput(rule, documentIds),
  };
}
