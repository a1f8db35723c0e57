// How the list and the document beside it ask for the one dialog that says in which groups documents are.
import { createContext, use } from 'react';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';

export interface Membership {
  /** Shows in which groups these are, to change that. */
  showGroups: (documents: ActionTarget) => void;
}

export const MembershipContext = createContext<Membership | null>(null);

/** The dialog of the page around. */
export function useMembership(): Membership {
  const membership = use(MembershipContext);
  if (!membership) throw new Error('There is no list around this component');
  return membership;
}
