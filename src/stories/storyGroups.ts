// The groups of the stories, in the shapes that the API's resolvers would return.

/** A resolver's value: the schema asks it for the fields by name. */
export type StoredGroup = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly parent: { readonly id: string } | null;
};

interface GroupLook {
  parentId?: string;
  /** The type of that group. */
  parentType?: string;
  icon?: string;
  color?: string;
  isExpanded?: boolean;
  isMade?: boolean;
  hasChildren?: boolean;
  /** What keeps it from holding what it says. */
  problem?: string | null;
}

/** A group as the API gives it. */
export function presentGroup(
  typename: string,
  id: string,
  displayName: string,
  {
    parentId,
    parentType = 'ExplicitGroup',
    icon,
    color,
    isExpanded = false,
    isMade = false,
    hasChildren = false,
    problem = null,
  }: GroupLook = {},
): StoredGroup {
  return {
    __typename: typename,
    id,
    name: displayName,
    displayName,
    parent: parentId === undefined ? null : { __typename: parentType, id: parentId },
    isMade,
    hasChildren,
    hierarchyType: 'INDEPENDENT',
    icon: icon ?? null,
    color: color ?? null,
    description: null,
    isExpanded,
    problem,
  } as StoredGroup;
}

/** One of each kind, nested, coloured, open and closed. */
export const storyGroups: readonly StoredGroup[] = [
  presentGroup('ExplicitGroup', 'grp_chocolate', 'Chocolate', { isExpanded: true, hasChildren: true }),
  presentGroup('SearchGroup', 'grp_file', 'Without a file', { parentId: 'grp_chocolate' }),
  presentGroup('ExplicitGroup', 'grp_walls', 'Behind paywalls', { parentId: 'grp_chocolate', color: '#7048b6' }),
  presentGroup('WordKeywordGroup', 'grp_skimmed', 'Skimmed', { parentId: 'grp_chocolate', color: '#dcc04a' }),
  presentGroup('RegexKeywordGroup', 'grp_meta', 'Meta-analyses', { parentId: 'grp_chocolate' }),
  presentGroup('ExplicitGroup', 'grp_teaching', 'For teaching', { hasChildren: true }),
  presentGroup('LastNameGroup', 'grp_aristotle', 'Aristotle', { parentId: 'grp_teaching' }),
  presentGroup('AutomaticKeywordGroup', 'grp_keywords', 'Keywords', { hasChildren: true }),
  presentGroup('AutomaticPersonsGroup', 'grp_people', 'People'),
  presentGroup('TexGroup', 'grp_tex', 'thesis/chapter2', { color: '#b4620c' }),
  presentGroup('DesktopGroup', 'grp_desktop', 'Only in the desktop app'),
];

/** What the automatic groups made. */
export const storyMade: readonly StoredGroup[] = [
  presentGroup('WordKeywordGroup', 'grp_keywords.cA', 'primary', {
    parentId: 'grp_keywords',
    parentType: 'AutomaticKeywordGroup',
    isMade: true,
  }),
  presentGroup('WordKeywordGroup', 'grp_keywords.cQ', 'secondary', {
    parentId: 'grp_keywords',
    parentType: 'AutomaticKeywordGroup',
    isMade: true,
  }),
];

/** The fields of a library about these groups. */
export function groupsOfLibrary(groups: readonly StoredGroup[]) {
  return {
    groupTree: ({ includeMade }: { includeMade?: boolean | null }) =>
      (includeMade ?? true) ? [...groups, ...storyMade] : groups,
    groupCounts: ({ ids }: { ids: readonly string[] }) =>
      ids.map((groupId) => ({ groupId, documentCount: (groupId.length * 7) % 30 })),
    // The first group that is filled by hand has all of them, the second one of them.
    groupMembership({ selection: { ids } }: { selection: { ids?: readonly string[] } }) {
      const documentCount = ids?.length ?? 13;
      const byHand = groups.filter(({ __typename }) => __typename === 'ExplicitGroup');
      return {
        documentCount,
        shares: byHand
          .slice(0, documentCount > 1 ? 2 : 1)
          .map((group, index) => ({ group, documentCount: index === 0 ? documentCount : 1 })),
      };
    },
  };
}

/** What the root answers about these groups; of a change, that it was made. */
export function groupsOfRoot(groups: readonly StoredGroup[]) {
  return {
    group: ({ id }: { id: string }) => {
      const group = groups.find((each) => each.id === id);
      return group ? { ...group, children: storyMade.filter(({ parent }) => parent?.id === id) } : null;
    },
    addGroups: ({ input }: { input: { groups: readonly { name: string }[] } }) => ({
      groups: input.groups.map(({ name }) => presentGroup('ExplicitGroup', `grp_of_${name}`, name)),
      madeCount: input.groups.length,
      undo: 'undo_2',
    }),
    addDocumentsToGroup: () => ({ count: 1, undo: 'undo_1' }),
    removeDocumentsFromGroup: () => ({ count: 1, undo: 'undo_1' }),
    setGroupsExpanded: ({ input }: { input: { ids: readonly string[] } }) => ({ count: input.ids.length }),
    deleteGroup: ({ input }: { input: { id: string } }) => ({ id: input.id }),
    updateGroup: ({ input }: { input: { id: string; name?: string } }) => {
      const group = groups.find((each) => each.id === input.id);
      return group ? { ...group, displayName: input.name ?? group.displayName } : null;
    },
  };
}
