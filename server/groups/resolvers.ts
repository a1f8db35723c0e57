// The resolvers of groups.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import {
  addGroups,
  createGroup,
  deleteGroup,
  moveGroup,
  restoreGroup,
  setGroupsExpanded,
  updateGroup,
} from './resolvers/groupMutations.ts';
import { group, groupCounts, groupPreview, groups, groupsModified, groupTree } from './resolvers/groupQueries.ts';
import { groupFields, texGroupFields } from './resolvers/groupFields.ts';

/** The fields of a library that are resolved here; `User` has them for the personal one. */
const libraryContent = { groupCounts, groups, groupsModified, groupTree };

export const groupResolvers: Resolvers = {
  Query: { group, groupPreview },
  Mutation: { addGroups, createGroup, deleteGroup, moveGroup, restoreGroup, setGroupsExpanded, updateGroup },
  User: libraryContent,
  Library: libraryContent,
  AutomaticKeywordGroup: groupFields,
  AutomaticPersonsGroup: groupFields,
  DesktopGroup: groupFields,
  ExplicitGroup: groupFields,
  LastNameGroup: groupFields,
  RegexKeywordGroup: groupFields,
  SearchGroup: groupFields,
  TexGroup: { ...groupFields, ...texGroupFields },
  WordKeywordGroup: groupFields,
};
