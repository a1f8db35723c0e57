// Follows plain links inside the app like the router's own links, so that pages need no code for each link, and links in prerendered texts work.
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import { linkToFollow } from './linkToFollow.ts';

/** How long the pointer must rest on a link before its page is preloaded, in ms. */
const intent = 50;

export interface FollowLinks {
  onClick: (event: MouseEvent) => void;
  onPointerOver: (event: MouseEvent) => void;
}

function createFollowLinks(router: RegisteredRouter): FollowLinks {
  let pointing: number | undefined;
  return {
    onClick: (event) => {
      const link = linkToFollow(event);
      if (!link) return;
      event.preventDefault();
      window.clearTimeout(pointing);
      const { pathname, search, hash } = link;
      const staysOnPage = pathname === window.location.pathname;
      void router.navigate({ href: `${pathname}${search}${hash}` }).then(() => {
        // Moves the focus to the heading, as the browser would when following the link.
        if (staysOnPage) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true });
      });
    },
    onPointerOver: (event) => {
      window.clearTimeout(pointing);
      const to = linkToFollow(event)?.pathname;
      if (to === undefined || to === window.location.pathname) return;
      pointing = window.setTimeout(() => {
        // A failed preload is retried when the link is followed.
        router.preloadRoute({ to }).catch(() => undefined);
      }, intent);
    },
  };
}

/** Event handlers for an element with such links. */
export function useFollowLinks(): FollowLinks {
  const router = useRouter();
  return useMemo(() => createFollowLinks(router), [router]);
}
