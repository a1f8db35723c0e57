// What all pages of the statechart viewer have: their plain links are followed inside the app, and they can go to each other.
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { GoToAddress } from '#statecharts/viewer/GoToAddress.ts';
import { useFollowLinks } from '../staticHtml/useFollowLinks.ts';

/** Renders a page. */
export function ViewerRoute({ children }: { children: ReactNode }) {
  const router = useRouter();
  const go = useCallback(
    (address: string) => {
      void router.navigate({ href: address });
    },
    [router],
  );
  return (
    <GoToAddress value={go}>
      <div style={{ display: 'contents' }} {...useFollowLinks()}>
        {children}
      </div>
    </GoToAddress>
  );
}
