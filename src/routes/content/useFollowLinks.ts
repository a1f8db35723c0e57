// Follows the links of texts that were made at build inside the app, as its own links do.
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { linkToFollow } from './linkToFollow.ts';

/** What the part of the page that holds such links does on a click. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const router = useRouter();
  return useCallback(
    (event: MouseEvent) => {
      const link = linkToFollow(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      const staysOnPage = pathname === window.location.pathname;
      void router.navigate({ href: `${pathname}${search}${hash}` }).then(() => {
        // The keyboard goes on from the heading, as it would if the browser had followed the link.
        if (staysOnPage) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true });
      });
    },
    [router],
  );
}
