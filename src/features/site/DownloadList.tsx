// Every download as a plain link, for each system. Drawn at build; which of them is the visitor's own, the browser shows (fitToSystem).
import { downloadGroups } from './downloadGroups.ts';
import { ForSystem } from './ForSystem.tsx';
import styles from './DownloadList.module.css';
import { downloadTexts } from './downloadTexts.ts';

/** Renders the list. Its groups are the anchors `downloads-windows` and so on. */
export function DownloadList() {
  return (
    <div className={styles.groups}>
      {downloadGroups.map(({ system, name, links }) => (
        <section key={system} id={`downloads-${system}`} aria-labelledby={`downloads-${system}-name`}>
          <h3 id={`downloads-${system}-name`} className={styles.name}>
            {name}
            <span>
              <ForSystem system={system}>
                <span className={styles.own}>{downloadTexts.thisComputer}</span>
              </ForSystem>
            </span>
          </h3>
          <ul>
            {links.map(({ href, label, extension }) => (
              <li key={href}>
                {/* What it leads to in the end is on another site. */}
                <a href={href} rel="external" className={styles.link}>
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
