// The dialog of groups, fetched when it is first wanted, over the list and the document beside it.
import { type ReactNode, useMemo, useState } from 'react';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import type { MembershipDialog as MembershipDialogType } from '#src/features/groups/membership/MembershipDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { type Membership, MembershipContext } from './MembershipContext.ts';
import { dashboardTexts } from './dashboardTexts.ts';

interface Shown {
  readonly documents: ActionTarget;
  /** Another one each time: what was chosen for other documents is not chosen for these. */
  readonly round: number;
  readonly Dialog: typeof MembershipDialogType;
}

/** Stands around who asks for it. */
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
