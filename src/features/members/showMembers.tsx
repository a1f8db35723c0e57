// Shows the dialog of the members of a library until it has faded out.
import { useState } from 'react';
import type { Environment } from 'relay-runtime';
import { showDialog } from '#src/ui/dialog/dialogOutlet.ts';
import type { NamedLibrary } from './libraryRequests.ts';
import { MembersDialog } from './MembersDialog.tsx';
import { type SharingRequests, sharingRequestsOf } from './sharingRequests.ts';

interface OpenedProps {
  requests: SharingRequests;
  libraryName: string;
  onNoMember: () => void;
  onGone: () => void;
}

/** Renders it, open until it is closed. */
function Opened(props: OpenedProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <MembersDialog
      {...props}
      open={isOpen}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  );
}

let opened = 0;

/** The environment is handed on, because the dialog is rendered outside of the page. */
export function showMembers(environment: Environment, library: NamedLibrary, onNoMember: () => void): void {
  opened += 1;
  const remove = showDialog(
    <Opened
      key={`members-${opened}`}
      requests={sharingRequestsOf(environment, library.id)}
      libraryName={library.name}
      onNoMember={onNoMember}
      onGone={() => remove()}
    />,
  );
}
