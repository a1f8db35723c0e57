// Query.group
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { groupLoads } from '../groupLoads.ts';

export const group: NonNullable<QueryResolvers['group']> = (_root, { id }, context) => groupLoads(context).find(id);
