// A link between the pages of the account that takes along the address that was typed: in the history's state, so that it is in no address and no log.
import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkToFollow } from '../staticHtml/linkToFollow.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail that was typed into the form before. */
    email?: string;
  }
}

/** The address that was typed on the page before; empty for none. The browser keeps the state for as long as the tab, so it is read with care. */
export function usePassedEmail(): string {
  const { email }: { email?: unknown } = useLocation({ select: ({ state }): HistoryState => state });
  return typeof email === 'string' ? email : '';
}

export interface EmailLinkProps {
  to: '/user/login' | '/user/register' | '/user/forgot-password';
  search?: { redirect?: string };
  /** What was typed so far. */
  email: string | undefined;
  children: ReactNode;
}

/** Draws the link. Opened in another tab it takes nothing along. */
export function EmailLink({ to, search = {}, email = '', children }: EmailLinkProps) {
  const router = useRouter();
  return (
    <a
      href={router.buildLocation({ to, search }).href}
      onClick={(event) => {
        if (email.trim() === '' || !linkToFollow(event)) return;
        event.preventDefault();
        void router.navigate({ to, search, state: { email: email.trim() } });
      }}
    >
      {children}
    </a>
  );
}
