// The sessions of the account; what is asked of the server stands in it, and fails in it alone.
import type { ReactNode } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';

const texts = accountTexts.sessions;

/** Draws the section around the list. */
export function SessionsSection({ children }: { children: ReactNode }) {
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      {children}
    </AccountSection>
  );
}
