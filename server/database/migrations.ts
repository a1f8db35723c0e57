// Every change of the schema, in order. Released migrations are never edited, except for comments; new ones are added at the end.
import type { Migration } from './migration.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { library } from './migrations/0002-library.ts';
import { groups } from './migrations/0003-groups.ts';
import { groupUpkeep } from './migrations/0004-group-upkeep.ts';
import { listSizes } from './migrations/0005-list-sizes.ts';
import { searches } from './migrations/0006-searches.ts';
import { keywordOrder } from './migrations/0007-keyword-order.ts';
import { shortTexts } from './migrations/0008-short-texts.ts';
import { duplicates } from './migrations/0009-duplicates.ts';
import { history } from './migrations/0010-history.ts';
import { citationKeyPattern } from './migrations/0011-citation-key-pattern.ts';
import { groupsModified } from './migrations/0012-groups-modified.ts';
import { movedDocuments } from './migrations/0013-moved-documents.ts';
import { knownDevices } from './migrations/0014-known-devices.ts';
import { confirmedAddresses } from './migrations/0015-confirmed-addresses.ts';
import { secondFactors } from './migrations/0016-second-factors.ts';
import { librariesOutliveAccounts } from './migrations/0017-libraries-outlive-accounts.ts';
import { passkeys } from './migrations/0018-passkeys.ts';
import { lookups } from './migrations/0019-lookups.ts';
import { citationStyles } from './migrations/0020-citation-styles.ts';
import { sharedLibraries } from './migrations/0021-shared-libraries.ts';
import { apiTokens } from './migrations/0022-api-tokens.ts';
import { shareLinks } from './migrations/0023-share-links.ts';
import { libraryInvitations } from './migrations/0024-library-invitations.ts';
import { deviceLogins } from './migrations/0025-device-logins.ts';
import { whoChanged } from './migrations/0026-who-changed.ts';
import { namesOfPeople } from './migrations/0027-names-of-people.ts';
import { invitationRetries } from './migrations/0028-invitation-retries.ts';

export const migrations: readonly Migration[] = [
  accounts,
  library,
  groups,
  groupUpkeep,
  listSizes,
  searches,
  keywordOrder,
  shortTexts,
  duplicates,
  history,
  citationKeyPattern,
  groupsModified,
  movedDocuments,
  knownDevices,
  confirmedAddresses,
  secondFactors,
  librariesOutliveAccounts,
  passkeys,
  lookups,
  citationStyles,
  sharedLibraries,
  apiTokens,
  shareLinks,
  libraryInvitations,
  deviceLogins,
  whoChanged,
  namesOfPeople,
  invitationRetries,
];
