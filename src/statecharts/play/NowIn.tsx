// Where the machine is, and with what.
import { type Ref, useId } from 'react';
import { ContextText } from '../panel/ContextText.tsx';
import { StatePaths } from '../panel/StatePaths.tsx';
import panel from '../panel/Panel.module.css';
import styles from './Play.module.css';
import type { Played } from './playSteps.ts';
import { whereIs } from './watchLog.ts';

/** Draws the path of each state it is in, its tags and its context. */
export function NowIn({ played: { snapshot }, ref }: { played: Played; ref: Ref<HTMLDivElement> }) {
  const id = useId();
  const at = whereIs(snapshot);
  const tags = [...((snapshot.tags as Set<string> | undefined) ?? [])];
  return (
    <section className={styles.now} aria-labelledby={id}>
      <h2 id={id}>Now in</h2>
      {/* It takes the focus when the button that was pressed is gone. */}
      <div ref={ref} tabIndex={-1}>
        {at === '' && <p className={panel.path}>nowhere: it could not start</p>}
        <StatePaths at={at} />
      </div>
      {snapshot.status === 'done' && <p className={styles.meta}>It has come to its end.</p>}
      {tags.length > 0 && <p className={styles.meta}>Tags: {tags.join(', ')}.</p>}
      <ContextText context={snapshot.context as unknown} />
    </section>
  );
}
