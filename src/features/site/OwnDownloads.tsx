// The downloads for the visitor's own system in one line; the way to all of them while it is not known, and where it cannot be.
import { Fragment } from 'react';
import { downloadGroups } from './downloadGroups.ts';
import { ForSystem } from './ForSystem.tsx';
import styles from './OwnDownloads.module.css';
import { downloadTexts } from './downloadTexts.ts';

const texts = downloadTexts;

/** Renders the line for everybody, and one for each system. It has its height from the start, whatever it comes to say. */
export function OwnDownloads() {
  return (
    <div>
      <p className={styles.line}>
        <a href="#downloads">{texts.allFiles}</a>
        {texts.allFilesFor}
      </p>
      {downloadGroups.map(({ system, name, links }) => (
        <ForSystem key={system} system={system}>
          <p className={styles.line}>
            {texts.own(name)}{' '}
            {links.map(({ href, label, extension, processor }, index) => (
              <Fragment key={href}>
                {processor !== null && processor !== links[index - 1]?.processor && (
                  <span className={styles.processor}>{processor} </span>
                )}
                <a href={href} rel="external" aria-label={texts.ownFile(name, label, extension)}>
                  {extension}
                </a>{' '}
              </Fragment>
            ))}
          </p>
        </ForSystem>
      ))}
    </div>
  );
}
