// The sessions section of the account page; loading and failure are shown inside it.
import type { ReactNode } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';

const texts = accountTexts.sessions;

/** Renders the section around the list. */
export function SessionsSection({ children }: { children: ReactNode }) {
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      {children}
    </AccountSection>
  );
}
