// Said while no actor of the machine runs, or not the one that is wanted: what does run, and how to have the app tell of itself.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { statechartsPath } from '#site/statecharts.ts';
import styles from './Live.module.css';
import type { LiveView } from './useLiveView.ts';
import { useRunning } from './useRunning.ts';

/** Draws it. */
export function NothingRuns({ entry, view: { tabs, actors } }: { entry: CatalogueEntry; view: LiveView }) {
  const running = [...useRunning().keys()].sort();
  return (
    <>
      <section>
        <h2>Now in</h2>
        <p role="status">
          {actors.length === 0
            ? `No actor of ${entry.id} runs in this browser now.`
            : 'The actor that was asked for does not run now, but others do: choose one of them.'}
        </p>
        <p className={styles.meta}>It runs in: {entry.usedIn.join('; ')}.</p>
      </section>
      {running.length > 0 && (
        <section>
          <h2>
            What runs in {tabs.size} {tabs.size === 1 ? 'tab' : 'tabs'}
          </h2>
          <ul className={styles.running}>
            {running.map((machine) => (
              <li key={machine}>
                <a href={`${statechartsPath}/${machine}?tab=live`}>{machine}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tabs.size === 0 && (
        <section>
          <h2>No tab answers</h2>
          <p className={styles.meta}>
            <a href="/?statecharts=live" target="_blank" rel="noopener">
              Open the app in a new tab
            </a>
            , or add <code className={styles.code}>?statecharts=live</code> to the address of any of its pages: from
            then on the app tells the other tabs of this browser what its machines do, until the browser is closed or{' '}
            <code className={styles.code}>?statecharts=off</code> is asked for. Nothing leaves the browser.
          </p>
        </section>
      )}
    </>
  );
}
