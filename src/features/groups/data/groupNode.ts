// A group as tree and forms use it, read from the API's answer.
import { graphql, readInlineData } from 'relay-runtime';
import type { GroupHierarchy, GroupKind } from '#bibliography/groups/groupRule.ts';
import type { groupNode_group$data, groupNode_group$key } from '#src/__generated__/groupNode_group.graphql.ts';

/** The most derived subgroups that the API creates for one group. */
export const maximumDerivedGroups = 1000;

/** A group without its position in the tree. */
export interface GroupRecord {
  readonly id: string;
  /** The displayed name. */
  readonly name: string;
  readonly kind: GroupKind;
  readonly parentId: string | null;
  /** Derived from an automatic group: it cannot be edited, moved or filled by hand. */
  readonly isMade: boolean;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
  /** The chosen colour: `#rrggbb` or `#rrggbbaa`. */
  readonly color: string | null;
  /** The chosen icon: `prefix:name`. */
  readonly icon: string | null;
  readonly hierarchy: GroupHierarchy;
  /** The server's message if the group's rule cannot be applied. */
  readonly problem: string | null;
}

/** A group in the tree. */
export interface GroupNode extends GroupRecord {
  /** The number of ancestors; 0 at the top level. */
  readonly depth: number;
}

const fragment = graphql`
  fragment groupNode_group on Group @inline {
    __typename
    id
    displayName
    parent {
      id
    }
    isMade
    hasChildren
    isExpanded
    color
    icon
    hierarchyType
    problem
  }
`;

const kinds: Readonly<Record<string, GroupKind>> = {
  ExplicitGroup: 'explicit',
  WordKeywordGroup: 'wordKeyword',
  RegexKeywordGroup: 'regexKeyword',
  SearchGroup: 'search',
  LastNameGroup: 'lastName',
  AutomaticKeywordGroup: 'automaticKeyword',
  AutomaticPersonsGroup: 'automaticPersons',
  TexGroup: 'tex',
};

/** The kind for a `__typename`. Unknown types are treated like groups that only another app fills. */
export function kindOf(typename: string): GroupKind {
  return kinds[typename] ?? 'desktop';
}

const hierarchies = { INDEPENDENT: 'independent', INTERSECTION: 'intersection', UNION: 'union' } as const;

function hierarchyOf(type: groupNode_group$data['hierarchyType']): GroupHierarchy {
  return type !== null && type !== undefined && type in hierarchies
    ? hierarchies[type as keyof typeof hierarchies]
    : 'independent';
}

/** Reads a group that spreads `groupNode_group`. */
export function readGroup(key: groupNode_group$key): GroupRecord {
  const { __typename, id, displayName, parent, isMade, hasChildren, isExpanded, color, icon, hierarchyType, problem } =
    readInlineData(fragment, key);
  return {
    id,
    name: displayName,
    kind: kindOf(__typename),
    parentId: parent?.id ?? null,
    isMade,
    hasChildren,
    isExpanded: isExpanded ?? false,
    color: color ?? null,
    icon: icon ?? null,
    hierarchy: hierarchyOf(hierarchyType),
    problem: problem ?? null,
  };
}

/** Whether its subgroups are derived from the documents. */
export function isAutomatic({ kind }: Pick<GroupRecord, 'kind'>): boolean {
  return kind === 'automaticKeyword' || kind === 'automaticPersons';
}

/** Whether its name, look and rule can be edited here: not for derived groups, nor for those that only the desktop app fills. */
export function isChangeable({ kind, isMade }: Pick<GroupRecord, 'kind' | 'isMade'>): boolean {
  return !isMade && kind !== 'desktop';
}
