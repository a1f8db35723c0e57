// The frame around every page: skip link, page, dialogs and live region. Also moves the focus when the page changes.
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DialogHost } from '#src/ui/dialog/DialogHost.tsx';
import { withdrawDialogs } from '#src/ui/dialog/dialogOutlet.ts';
import { isSamePlace } from '#src/features/documents/isSamePlace.ts';
import { loadOptional } from '#src/ui/preload.ts';
import { announce } from '#src/ui/live/announce.ts';
import { LiveRegion } from '#src/ui/live/LiveRegion.tsx';
import { ignoreStrayPresses } from '#src/ui/press/ignoreStrayPresses.ts';
import { ToastRegion } from '#src/ui/toast/ToastRegion.tsx';
import { TooltipHost } from '#src/ui/tooltip/TooltipHost.tsx';
import { rootTexts } from './rootTexts.ts';
import styles from './RootFrame.module.css';
import { useRouteColorMode } from './useRouteColorMode.ts';

/** Renders the frame. Pages mark their content with `id="main"`. */
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
        // If the code fails to load, the page stays scrolled to its top.
        void loadOptional(import('./goToHash.ts')).then(
          ({ goToHash }) => {
            goToHash(hash, signal, wasThere);
          },
          () => undefined,
        );
      }
      if (!fromLocation) return;
      // Questions about one document don't concern the next; a change of search or order beside the same document closes nothing.
      if (!isSamePlace(fromLocation, toLocation)) withdrawDialogs();
      if (!pathChanged) return;
      announce(document.title);
      const main = document.getElementById('main');
      if (!main || main.contains(document.activeElement)) return;
      // Reading continues at the beginning of the new page, because the link that was followed is gone.
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
