// Follows plain links inside the app, as the router's own would: pages of the site need no code for each of theirs, and texts that were made
// at build have no other.
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import { linkToFollow } from './linkToFollow.ts';

/** Whoever points at a link for so long, in ms, may want to go there: its page is fetched. */
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
        // The keyboard goes on from the heading, as it would if the browser had followed the link.
        if (staysOnPage) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true });
      });
    },
    onPointerOver: (event) => {
      window.clearTimeout(pointing);
      const to = linkToFollow(event)?.pathname;
      if (to === undefined || to === window.location.pathname) return;
      pointing = window.setTimeout(() => {
        // What cannot be had in advance is asked for once more by whoever goes there.
        router.preloadRoute({ to }).catch(() => undefined);
      }, intent);
    },
  };
}

/** What the part of the page that holds such links does on events inside. */
export function useFollowLinks(): FollowLinks {
  const router = useRouter();
  return useMemo(() => createFollowLinks(router), [router]);
}
