// A group as tree and forms use it, read from the API's answer.
import { graphql, readInlineData } from 'relay-runtime';
import type { GroupHierarchy, GroupKind } from '#bibliography/groups/groupRule.ts';
import type { groupNode_group$data, groupNode_group$key } from '#src/__generated__/groupNode_group.graphql.ts';

/** As many as the API makes of one group. */
export const mostMade = 1000;

/** A group without its place among the others. */
export interface GroupRecord {
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  readonly kind: GroupKind;
  readonly parentId: string | null;
  /** An automatic group made it: it cannot be changed, moved or filled by hand. */
  readonly isMade: boolean;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
  /** What somebody chose: `#rrggbb` or `#rrggbbaa`. */
  readonly color: string | null;
  /** What somebody chose: `prefix:name`. */
  readonly icon: string | null;
  readonly hierarchy: GroupHierarchy;
  /** What keeps it from holding what it says, in words of the server. */
  readonly problem: string | null;
}

/** A group in the tree. */
export interface GroupNode extends GroupRecord {
  /** How many groups it is below; 0 at the top. */
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

/** The kind of the type with this name; one that is not known yet is treated as what only another app fills. */
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

/** Whether its subgroups come from the documents. */
export function isAutomatic({ kind }: Pick<GroupRecord, 'kind'>): boolean {
  return kind === 'automaticKeyword' || kind === 'automaticPersons';
}

/** Whether its name, look and rule can be changed here: not of what is made from the documents, nor of what only the desktop app fills. */
export function isChangeable({ kind, isMade }: Pick<GroupRecord, 'kind' | 'isMade'>): boolean {
  return !isMade && kind !== 'desktop';
}
