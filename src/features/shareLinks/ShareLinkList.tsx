// The read-only links that a person has made, each with a button that ends it.
import { useId } from 'react';
import type { ShareLink } from '#machines/shareLinks/shareLinksTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { describeLink, nameOfLink } from './nameOfLink.ts';
import styles from './ShareLinks.module.css';
import { shareLinksTexts as texts } from './shareLinksTexts.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface ShareLinkListProps {
  links: readonly ShareLink[];
  /** The id of the link that is being ended; null for none. */
  ending: string | null;
  onEnd: (id: string) => void;
}

/** Renders the list, the newest first. */
export function ShareLinkList({ links, ending, onEnd }: ShareLinkListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {texts.links}
      </h3>
      {links.length === 0 ? (
        <p className={styles.note}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {links.map((link) => {
            const { lastUsed } = link;
            return (
              <li key={link.id} className={styles.row}>
                <div className={styles.text}>
                  <p className={styles.name}>{nameOfLink(link)}</p>
                  <p className={styles.note}>
                    {link.label !== '' && `${describeLink(link)} · `}
                    {lastUsed === null ? (
                      texts.neverUsed
                    ) : (
                      <time dateTime={lastUsed}>{texts.lastUsed(moment.format(new Date(lastUsed)))}</time>
                    )}
                  </p>
                </div>
                <Button
                  aria-label={texts.endOne(nameOfLink(link))}
                  busy={ending === link.id}
                  busyLabel={texts.ending}
                  onClick={() => {
                    onEnd(link.id);
                  }}
                >
                  {texts.end}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
