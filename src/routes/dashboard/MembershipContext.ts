// The context through which the list and the document open the dialog that shows the groups of documents.
import { createContext, use } from 'react';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';

export interface Membership {
  /** Opens the dialog with the groups of these documents. */
  showGroups: (documents: ActionTarget) => void;
}

export const MembershipContext = createContext<Membership | null>(null);

/** The dialog of the surrounding page. */
export function useMembership(): Membership {
  const membership = use(MembershipContext);
  if (!membership) throw new Error('There is no list around this component');
  return membership;
}
