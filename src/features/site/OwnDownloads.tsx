// The downloads for the visitor's own system in one line; the way to all of them while it is not known, and where it cannot be.
import { Fragment } from 'react';
import { downloadGroups } from './downloadGroups.ts';
import { useOwnSystem } from './useOwnSystem.ts';
import styles from './OwnDownloads.module.css';

/** Draws the line. It has its height from the start, whatever it comes to say. */
export function OwnDownloads() {
  const own = useOwnSystem();
  const [group] = own === null ? [] : downloadGroups(own);
  // Two paragraphs in one place, not one whose words change: browsers take those for a shift.
  if (!group) {
    return (
      <p key="all" className={styles.line}>
        <a href="#downloads">Every file</a>, also for other processors
      </p>
    );
  }
  return (
    <p key="own" className={styles.line}>
      For {group.name}, this computer:{' '}
      {group.links.map(({ href, label, extension, processor }, index) => (
        <Fragment key={href}>
          {processor !== null && processor !== group.links[index - 1]?.processor && (
            <span className={styles.processor}>{processor} </span>
          )}
          <a href={href} aria-label={`${group.name}: ${label} (${extension})`}>
            {extension}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  );
}
