// TexGroup.missingKeys and TexGroup.uncitedKeys
import type { Context } from '../../graphql/context.ts';
import { groupLoads } from '../groupLoads.ts';
import type { PresentedTexGroup } from '../presentGroup.ts';

export const texGroupFields = {
  missingKeys: (group: PresentedTexGroup, _args: object, context: Context) => groupLoads(context).missingKeysOf(group),
  uncitedKeys: (group: PresentedTexGroup, _args: object, context: Context) => groupLoads(context).uncitedKeysOf(group),
};
