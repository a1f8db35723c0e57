// Every download as a plain link, for each system; the visitor's own first.
import { useLayoutEffect, useRef, useState } from 'react';
import { downloadGroups } from './downloadGroups.ts';
import { useOwnSystem } from './useOwnSystem.ts';
import styles from './DownloadList.module.css';

/** Draws the list. Its groups are the anchors `downloads-windows` and so on. */
export function DownloadList() {
  const own = useOwnSystem();
  const [first, setFirst] = useState(own);
  const list = useRef<HTMLDivElement>(null);
  // A page that was made in advance knows its visitor only now. Their group moves to the front where nobody sees it move;
  // who is looking at the list already keeps it as it is, with their own marked.
  useLayoutEffect(() => {
    if (own === null || own === first || !list.current) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) setFirst(own);
  }, [own, first]);
  return (
    <div ref={list} className={styles.groups}>
      {downloadGroups(first).map(({ system, name, links }) => (
        <section key={system} id={`downloads-${system}`} aria-labelledby={`downloads-${system}-name`}>
          <h3 id={`downloads-${system}-name`} className={styles.name}>
            {name}
            {system === own && <span className={styles.own}>This computer</span>}
          </h3>
          <ul>
            {links.map(({ href, label, extension }) => (
              <li key={href}>
                <a href={href} className={styles.link}>
                  <span className={styles.label}>{label}</span> <span className={styles.extension}>{extension}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
