// Exports all stored data of an account as one JSON file: the account, its log-ins, and its library with groups and trash. Left out are the hashes
// of the password, of tokens, of links and of codes, the key of the authenticator app, and the keys of passkeys: they are useless to a person, but useful
// to a thief.
import sql from 'sql-template-tag';
import { listApiTokens } from '../accounts/apiTokens/apiTokens.ts';
import { listDevices } from '../accounts/devices.ts';
import { findPendingEmail } from '../accounts/emailConfirmations.ts';
import { listPasskeys } from '../accounts/passkeys/passkeys.ts';
import { countRecoveryCodes } from '../accounts/secondFactor/recoveryCodes.ts';
import { findTotp } from '../accounts/secondFactor/totpFactors.ts';
import { listSessions } from '../accounts/sessions.ts';
import { listShareLinks } from '../accounts/shareLinks.ts';
import { findCreated, findName, findUserById } from '../accounts/users.ts';
import { listOwnStyles, readOwnStyle } from '../citations/ownStyles.ts';
import { readStyleChoice } from '../citations/styleChoice.ts';
import { changedColumn, type DocumentRow } from '../library/documentRow.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { listLibraryParts } from '../library/libraryParts.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import type { Context } from '../graphql/context.ts';
import type { Viewer } from '../graphql/request.ts';
import { type GroupRow, ruleOf } from '../groups/groupRow.ts';
import { readGroupTree } from '../groups/readGroups.ts';
import type { GroupTree } from '../groups/tree.ts';
import { documentPages, groupIdsColumn } from './documentPages.ts';

type ExportedRow = DocumentRow & { readonly group_ids: readonly string[] };

/** A document as JSON, with the groups to which it was added by hand; deleted groups are left out. */
function writtenDocument(row: ExportedRow, groups: GroupTree<GroupRow>): string {
  const {
    id,
    kind,
    state,
    revision,
    fields,
    added,
    changed: lastModified,
    last_modified: modified,
    group_ids: groupIds,
  } = row;
  const groupsOfIt = groupIds.filter((groupId) => groups.find(groupId) !== null);
  return JSON.stringify({
    id,
    ...toWholeDocument(kind, fields),
    state,
    revision,
    added,
    lastModified,
    modified,
    groupIds: groupsOfIt,
  });
}

function presentGroup(row: GroupRow): object {
  const { id, parent_id: parentId, name, display_name: displayName, hierarchy, color, description, icon } = row;
  const frame = { id, parentId, name, displayName, hierarchy, color, description, icon, isExpanded: row.is_expanded };
  return { ...frame, ...ruleOf(row) };
}

/** The styles that were added to the library, one at a time, because each can have a megabyte. */
async function* writtenStyles(library: ReadableLibrary): AsyncGenerator<string, void> {
  let separator = '\n';
  for (const { id, added } of await listOwnStyles(library)) {
    yield separator + JSON.stringify({ id, added, xml: await readOwnStyle(library, id) });
    separator = ',\n';
  }
}

/** Generates the text of the file, one page of documents at a time. */
export async function* exportAccount(context: Context, viewer: Viewer): AsyncGenerator<string, void> {
  const { accounts } = context;
  const library = context.libraries.toRead().heavy();
  const journals = await library.query<{ journal: unknown }>(
    (libraryId) => sql`select journal from journals where library_id = ${libraryId} order by id`,
  );
  const groups = await readGroupTree(library);
  const totp = await findTotp(accounts.database, viewer.id);
  const head = {
    account: {
      id: viewer.id,
      email: viewer.email,
      name: await findName(accounts.database, viewer.id),
      created: await findCreated(accounts.database, viewer.id),
      emailConfirmed: (await findUserById(accounts.database, viewer.id))?.emailConfirmed ?? null,
      pendingEmail: await findPendingEmail(accounts.database, viewer.id, accounts.now()),
    },
    twoStepLogin: {
      enabled: totp?.enabled ?? null,
      lastUsed: totp?.lastUsed ?? null,
      recoveryCodesLeft: await countRecoveryCodes(accounts.database, viewer.id),
    },
    passkeys: await listPasskeys(accounts.database, viewer.id),
    apiTokens: await listApiTokens(accounts.database, viewer.id),
    sessions: await listSessions(accounts.database, viewer.id, accounts.now()),
    devices: await listDevices(accounts.database, viewer.id, accounts.now()),
    shareLinks: await listShareLinks(accounts.database, viewer.id),
    styleChoice: await readStyleChoice(context.styles, library),
    libraryParts: await listLibraryParts(library),
    journals: journals.map(({ journal }) => journal),
    // Parents come before children, and siblings in order.
    groups: groups.below(null).map(presentGroup),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"citationStyles":[`;
  yield* writtenStyles(library);
  let text = '],"documents":[';
  let separator = '\n';
  const columns = sql`kind, state, revision, fields, last_modified, ${changedColumn} as changed, ${groupIdsColumn}`;
  for await (const page of documentPages<ExportedRow>(
    library,
    columns,
    (libraryId) => sql`library_id = ${libraryId}`,
  )) {
    for (const row of page) {
      text += separator + writtenDocument(row, groups);
      separator = ',\n';
    }
    yield text;
    text = '';
  }
  yield `${text}\n]}\n`;
}
