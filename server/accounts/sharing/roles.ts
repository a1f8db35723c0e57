// The roles of the API, and how the database stores them.
import type { LibraryRole } from '../../__generated__/resolverTypes.ts';

export type StoredRole = 'owner' | 'editor' | 'reader';

const stored: Readonly<Record<LibraryRole, StoredRole>> = { OWNER: 'owner', EDITOR: 'editor', READER: 'reader' };
const roles: Readonly<Record<StoredRole, LibraryRole>> = { owner: 'OWNER', editor: 'EDITOR', reader: 'READER' };

export const storedRole = (role: LibraryRole): StoredRole => stored[role];
export const roleOf = (role: StoredRole): LibraryRole => roles[role];
