// A link between account pages that passes the typed address on: in the history's state, so that it appears in no URL and no log.
import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkToFollow } from '../staticHtml/linkToFollow.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail address typed in the previous form. */
    email?: string;
  }
}

/** The address typed on the previous page; empty if there is none. The browser keeps the state as long as the tab, so it is validated. */
export function usePassedEmail(): string {
  const { email }: { email?: unknown } = useLocation({ select: ({ state }): HistoryState => state });
  return typeof email === 'string' ? email : '';
}

export interface EmailLinkProps {
  to: '/user/login' | '/user/register' | '/user/forgot-password';
  search?: { redirect?: string };
  /** The address typed so far. */
  email: string | undefined;
  children: ReactNode;
}

/** Renders the link. Opened in another tab, it passes nothing on. */
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
