// Resolves the fields of a group that are not in its row.
import { readFilter } from '../../list/documentFilter.ts';
import { DocumentList } from '../../list/documentList.ts';
import { everything } from '../../list/keyset.ts';
import { ListRows } from '../../list/listRows.ts';
import { defaultOrder } from '../../list/order.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import type { Context } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { libraryToRead } from '../../graphql/requestLibrary.ts';
import { groupLoads } from '../groupLoads.ts';
import type { PresentedGroup, PresentedTexGroup } from '../presentGroup.ts';

const maximumDocuments = 500;
const maximumLists = 20;

const asked = new WeakMap<object, number>();

/** Throws if one request asks for the documents of many groups, because each group's list is a separate query. */
function checkLists(context: Context): void {
  const count = (asked.get(context) ?? 0) + 1;
  asked.set(context, count);
  if (count > maximumLists) {
    const message = `Request the documents of at most ${maximumLists} groups. For lists of documents, use User.documents.`;
    throw badUserInput([{ path: ['documents'], message }]);
  }
}

export const groupFields = {
  children: (group: PresentedGroup, _args: object, context: Context) => groupLoads(context).childrenOf(group),
  hasChildren: (group: PresentedGroup, _args: object, context: Context) => groupLoads(context).hasChildren(group),
  parent: (group: PresentedGroup, _args: object, context: Context) => groupLoads(context).parentOf(group),
  documentCount: (group: PresentedGroup, _args: object, context: Context) => groupLoads(context).countOf(group),
  documents: async ({ id }: PresentedGroup, _args: object, context: Context) => {
    checkLists(context);
    const library = await libraryToRead(context, null, [id]);
    const list = new DocumentList(library, await readFilter(library, { groupId: id }, []), defaultOrder);
    return (await new ListRows(list).read(everything, 'forward', maximumDocuments)).map(presentDocument);
  },
};

export const texGroupFields = {
  missingKeys: (group: PresentedTexGroup, _args: object, context: Context) => groupLoads(context).missingKeysOf(group),
  uncitedKeys: (group: PresentedTexGroup, _args: object, context: Context) => groupLoads(context).uncitedKeysOf(group),
};
