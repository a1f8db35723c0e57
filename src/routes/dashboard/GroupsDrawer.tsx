// The groups on windows too narrow for three panes: a drawer at the left, on phones the whole width.
import { type ReactNode, useEffect, useState } from 'react';
import type { Dialog as DialogType } from '#src/ui/dialog/Dialog.tsx';
import { dashboardTexts } from './dashboardTexts.ts';

/** Shows `children` in the drawer while it is open; Escape and a press beside it close it. */
export function GroupsDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  // Loaded when it is first opened, because wide windows never need it.
  const [Dialog, setDialog] = useState<typeof DialogType | null>(null);
  useEffect(() => {
    if (!open) return;
    void import('#src/ui/dialog/Dialog.tsx').then((module) => {
      setDialog(() => module.Dialog);
    });
  }, [open]);
  return (
    Dialog && (
      <Dialog
        form="drawer"
        title={dashboardTexts.groups}
        closeLabel={dashboardTexts.closeGroups}
        open={open}
        onClose={onClose}
      >
        {children}
      </Dialog>
    )
  );
}
