// The current states of the machine and its context.
import { type Ref, useId } from 'react';
import { ContextText } from '../panel/ContextText.tsx';
import { StatePaths } from '../panel/StatePaths.tsx';
import panel from '../panel/Panel.module.css';
import styles from './Play.module.css';
import type { Played } from './playSteps.ts';
import { statePathOf } from './createLog.ts';
import { playTexts } from './playTexts.ts';

const texts = playTexts.state;

/** Renders the path of each current state, the tags and the context. */
export function NowIn({ played: { snapshot }, ref }: { played: Played; ref: Ref<HTMLDivElement> }) {
  const id = useId();
  const at = statePathOf(snapshot);
  const tags = [...((snapshot.tags as Set<string> | undefined) ?? [])];
  return (
    <section className={styles.now} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {/* Gets the focus when the pressed button disappears. */}
      <div ref={ref} tabIndex={-1}>
        {at === '' && <p className={panel.path}>{texts.none}</p>}
        <StatePaths at={at} />
      </div>
      {snapshot.status === 'done' && <p className={styles.meta}>{texts.done}</p>}
      {tags.length > 0 && <p className={styles.meta}>{texts.tags(tags)}</p>}
      <ContextText context={snapshot.context as unknown} />
    </section>
  );
}
