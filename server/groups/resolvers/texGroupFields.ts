// TexGroup.missingKeys and TexGroup.uncitedKeys
import type { Context } from '../../graphql/context.ts';
import { ensureDerived } from '../content/derive.ts';
import type { PresentedTexGroup } from '../presentGroup.ts';
import { listMissingKeys, listUncitedKeys } from '../texKeys.ts';

export const texGroupFields = {
  missingKeys: async ({ id, citedKeys }: PresentedTexGroup, _args: object, { library }: Context) => {
    await ensureDerived(library);
    return listMissingKeys(library, citedKeys, { by: 'group', groupId: id });
  },
  uncitedKeys: async ({ id }: PresentedTexGroup, _args: object, { library }: Context) => {
    await ensureDerived(library);
    return listUncitedKeys(library, { by: 'group', groupId: id });
  },
};
