// Making and ending read-only links.
import { nameInAddress, sharePrefix } from '#site/shareAddresses.ts';
import type { CreateShareLinkInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { problemsPayload } from '../../accounts/problems.ts';
import { newSecret } from '../../accounts/secret.ts';
import { deleteShareLink, insertShareLink, maximumShareLinks } from '../../accounts/shareLinks.ts';
import { isStorable } from '../../database/storable.ts';
import { fileNameOf } from '../../export/fileName.ts';
import type { InputProblem } from '../../graphql/errors.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { readFilter } from '../../list/documentFilter.ts';
import { shareLinkTexts } from '../shareLinkTexts.ts';

const longestLabel = 100;

function labelProblems(label: string): InputProblem[] {
  const path = ['label'];
  if (label.length > longestLabel) return [{ path, message: shareLinkTexts.labelTooLong(longestLabel) }];
  return isStorable(label) ? [] : [{ path, message: shareLinkTexts.labelInvalid }];
}

/** The part of the library that the input names; a search without words is none. */
function partOf({ groupId, query }: CreateShareLinkInput) {
  return { groupId: groupId ?? null, query: query == null || query.trim() === '' ? null : query.trim() };
}

export const createShareLink: NonNullable<MutationResolvers['createShareLink']> = async (_root, { input }, context) => {
  const { accounts, client, libraries } = context;
  const viewer = requireViewer(context);
  const libraryId = await libraries.find(input.libraryId, [input.groupId]);
  // People who may only read a library may not decide who else can read it.
  const library = libraries.toWrite(libraryId);
  const label = input.label?.trim() ?? '';
  const problems = labelProblems(label);
  if (problems.length > 0) return problemsPayload(problems);
  const part = partOf(input);
  // Refuses groups of others and searches with mistakes, which the link would answer with errors.
  const filter = await readFilter(library, part, ['input']);
  const selection = { ids: null, filter, except: [] };
  const fileName = nameInAddress(await fileNameOf(library, { filterBy: part }, selection));
  const secret = newSecret(accounts.options.random);
  const link = {
    id: accounts.options.newId('lnk'),
    ...{ libraryId, label, ...part },
    created: accounts.now(),
  };
  if (!(await insertShareLink(accounts.options.database, { ...link, userId: viewer.id, secret }))) {
    return problemsPayload([{ path: [], message: shareLinkTexts.tooMany(maximumShareLinks) }]);
  }
  accounts.audit({ event: 'share-link-created', account: viewer.id, link: link.id }, client);
  return {
    __typename: 'ShareLinkCreated',
    address: accounts.options.publicUrl() + sharePrefix + secret,
    fileName,
    shareLink: { ...link, lastUsed: null },
    user: viewer,
  };
};

export const endShareLink: NonNullable<MutationResolvers['endShareLink']> = async (
  _root,
  { input: { id } },
  context,
) => {
  const { accounts, client } = context;
  const viewer = requireViewer(context);
  if (await deleteShareLink(accounts.database, viewer.id, id)) {
    accounts.audit({ event: 'share-link-ended', account: viewer.id, link: id }, client);
  }
  return { user: viewer };
};
