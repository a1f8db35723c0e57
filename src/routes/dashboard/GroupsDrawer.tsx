// The groups on windows too narrow for three panes: a drawer at the left, on phones the whole width.
import { lazy, type ReactNode, Suspense, useState } from 'react';

// Wide windows never need it.
const Dialog = lazy(() => import('#src/ui/dialog/Dialog.tsx').then((module) => ({ default: module.Dialog })));

/** Shows `children` in the drawer while it is open; Escape and a press beside it close it. */
export function GroupsDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Dialog form="drawer" title="Groups" closeLabel="Close the groups" open={open} onClose={onClose}>
        {children}
      </Dialog>
    </Suspense>
  );
}
