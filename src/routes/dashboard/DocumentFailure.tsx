// The document pane if its code could not be loaded, or if rendering failed.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import styles from './Dashboard.module.css';
import { dashboardTexts } from './dashboardTexts.ts';
import { PaneFailure } from './PaneFailure.tsx';

/** Renders the message in the place of the pane; closing it leads back to the list. */
export function DocumentFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const go = useLibraryNavigation();
  return (
    <section className={styles.failedDocument} aria-label={dashboardTexts.document.label}>
      <PaneFailure
        name={dashboardTexts.panes.document}
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate({ filter: ({ routeId }) => routeId === '/dashboard/list/' });
        }}
        onClose={() => {
          go((before) => without(before, 'document'));
        }}
      />
    </section>
  );
}
