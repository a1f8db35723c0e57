// Shows the dialog of the members of a library.
import type { Environment } from 'relay-runtime';
import { showUntilClosed } from '#src/ui/dialog/showUntilClosed.tsx';
import type { NamedLibrary } from './libraryRequests.ts';
import { MembersDialog } from './MembersDialog.tsx';
import { sharingRequestsOf } from './sharingRequests.ts';

/** Opens it. */
export function showMembers(environment: Environment, library: NamedLibrary, onNoMember: () => void): void {
  const requests = sharingRequestsOf(environment, library.id);
  showUntilClosed((props) => (
    <MembersDialog {...props} requests={requests} libraryName={library.name} onNoMember={onNoMember} />
  ));
}
