// The part of the schema that groups/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { addGroups } from './resolvers/addGroups.ts';
import { createGroup } from './resolvers/createGroup.ts';
import { deleteGroup } from './resolvers/deleteGroup.ts';
import { group } from './resolvers/group.ts';
import { groupCounts } from './resolvers/groupCounts.ts';
import { groupFields } from './resolvers/groupFields.ts';
import { groupPreview } from './resolvers/groupPreview.ts';
import { groups } from './resolvers/groups.ts';
import { groupsModified } from './resolvers/groupsModified.ts';
import { groupTree } from './resolvers/groupTree.ts';
import { moveGroup } from './resolvers/moveGroup.ts';
import { restoreGroup } from './resolvers/restoreGroup.ts';
import { setGroupsExpanded } from './resolvers/setGroupsExpanded.ts';
import { texGroupFields } from './resolvers/texGroupFields.ts';
import { updateGroup } from './resolvers/updateGroup.ts';

export const groupResolvers: Resolvers = {
  Query: { group, groupPreview },
  Mutation: { addGroups, createGroup, deleteGroup, moveGroup, restoreGroup, setGroupsExpanded, updateGroup },
  User: { groupCounts, groups, groupsModified, groupTree },
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
