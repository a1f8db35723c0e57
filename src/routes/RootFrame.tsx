// What stands around every page: the skip link, the page itself, the dialogs called from code, the region that speaks; and where the focus goes when the page changes.
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DialogHost } from '#src/ui/dialog/DialogHost.tsx';
import { withdrawDialogs } from '#src/ui/dialog/dialogOutlet.ts';
import { isSamePlace } from '#src/features/documents/isSamePlace.ts';
import { preload } from '#src/ui/preload.ts';
import { announce } from '#src/ui/live/announce.ts';
import { LiveRegion } from '#src/ui/live/LiveRegion.tsx';
import { ignoreStrayPresses } from '#src/ui/press/ignoreStrayPresses.ts';
import { ToastRegion } from '#src/ui/toast/ToastRegion.tsx';
import { TooltipHost } from '#src/ui/tooltip/TooltipHost.tsx';
import { rootTexts } from './rootTexts.ts';
import styles from './RootFrame.module.css';
import { useRouteColorMode } from './useRouteColorMode.ts';

/** Draws the frame. Pages mark their content with `id="main"`. */
export function RootFrame() {
  const router = useRouter();
  useRouteColorMode();
  useEffect(ignoreStrayPresses, []);
  useEffect(() => {
    let leaving = new AbortController();
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      const { hash } = toLocation;
      if (hash !== '' && (!fromLocation || pathChanged || hashChanged)) {
        const wasThere = document.getElementById(hash) !== null;
        // Should it not come, the page stands at its beginning.
        void preload(import('./goToHash.ts')).then(
          ({ goToHash }) => {
            goToHash(hash, signal, wasThere);
          },
          () => undefined,
        );
      }
      if (!fromLocation) return;
      // What was asked beside one document is not about the next; another search or order beside it changes nothing.
      if (!isSamePlace(fromLocation, toLocation)) withdrawDialogs();
      if (!pathChanged) return;
      announce(document.title);
      const main = document.getElementById('main');
      if (!main || main.contains(document.activeElement)) return;
      // Reading goes on at the new page's beginning, not at the link that led here and is gone.
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [router]);
  return (
    <>
      <a className={styles.skip} href="#main">
        {rootTexts.skip}
      </a>
      <Outlet />
      <DialogHost />
      <ToastRegion />
      <LiveRegion />
      <TooltipHost />
    </>
  );
}
