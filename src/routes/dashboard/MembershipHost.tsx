// The dialog of groups over the list and the document, loaded when it is first opened.
import { type ReactNode, useMemo, useState } from 'react';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import type { MembershipDialog as MembershipDialogType } from '#src/features/groups/membership/MembershipDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { type Membership, MembershipContext } from './MembershipContext.ts';
import { dashboardTexts } from './dashboardTexts.ts';

interface Shown {
  readonly documents: ActionTarget;
  /** Changes each time the dialog is opened, so that no choice for other documents is kept. */
  readonly round: number;
  readonly Dialog: typeof MembershipDialogType;
}

/** Provides the dialog to its children. */
export function MembershipHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const membership = useMemo<Membership>(
    () => ({
      showGroups: (documents) => {
        import('#src/features/groups/membership/MembershipDialog.tsx').then(
          ({ MembershipDialog }) => {
            setShown((before) => ({ documents, round: (before?.round ?? 0) + 1, Dialog: MembershipDialog }));
          },
          () => {
            toast({ tone: 'danger', message: dashboardTexts.groupsNotShown });
          },
        );
      },
    }),
    [],
  );
  return (
    <MembershipContext value={membership}>
      {children}
      {shown && <shown.Dialog key={shown.round} documents={shown.documents} />}
    </MembershipContext>
  );
}
