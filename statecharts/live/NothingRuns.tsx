// The message shown while none of the requested actors runs: it names those that do run and how to make the app report them.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { machineAddress } from '#site/statecharts.ts';
import styles from './Live.module.css';
import type { LiveView } from './useLiveView.ts';
import { useRunning } from './useRunning.ts';
import { liveTexts } from './liveTexts.ts';

const texts = liveTexts.nothing;

/** Renders the message. */
export function NothingRuns({ entry, view: { tabs, actors } }: { entry: CatalogueEntry; view: LiveView }) {
  const running = [...useRunning().keys()].sort();
  return (
    <>
      <section>
        <h2>{liveTexts.state.now}</h2>
        <p role="status">{actors.length === 0 ? texts.noActor(entry.id) : texts.otherActors}</p>
        <p className={styles.meta}>{texts.usedIn(entry.usedIn)}</p>
      </section>
      {running.length > 0 && (
        <section>
          <h2>{texts.running(tabs.size)}</h2>
          <ul className={styles.running}>
            {running.map((machine) => (
              <li key={machine}>
                <a href={`${machineAddress(machine)}?tab=live`}>{machine}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tabs.size === 0 && (
        <section>
          <h2>{texts.noTab}</h2>
          <p className={styles.meta}>
            <a href="/?statecharts=live" target="_blank" rel="noopener">
              {texts.open}
            </a>
            {texts.or} <code className={styles.code}>?statecharts=live</code> {texts.until}{' '}
            <code className={styles.code}>?statecharts=off</code>
            {texts.privacy}
          </p>
        </section>
      )}
    </>
  );
}
