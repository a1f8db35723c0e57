// The sessions of the account; what is asked of the server stands in it, and fails in it alone.
import type { ReactNode } from 'react';
import { AccountSection } from './AccountSection.tsx';

/** Draws the section around the list. */
export function SessionsSection({ children }: { children: ReactNode }) {
  return (
    <AccountSection
      title="Sessions"
      about={
        <p>Where you are logged in. A session ends by itself after 30 days without use, and after 90 in any case.</p>
      }
    >
      {children}
    </AccountSection>
  );
}
