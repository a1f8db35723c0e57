// Where the machine is, and with what.
import { type Ref, useId } from 'react';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import styles from './Play.module.css';
import type { Played } from './playSteps.ts';
import { shortMembers } from './shortText.ts';
import { whereIs } from './watchLog.ts';

/** Draws the path of each state it is in, its tags and its context. */
export function NowIn({ played: { snapshot }, ref }: { played: Played; ref: Ref<HTMLDivElement> }) {
  const id = useId();
  const paths = whereIs(snapshot)
    .split(' ')
    .filter((path) => path !== '');
  const tags = [...((snapshot.tags as Set<string> | undefined) ?? [])];
  const context: unknown = snapshot.context;
  const hasContext = typeof context === 'object' && context !== null && Object.keys(context).length > 0;
  return (
    <section className={styles.now} aria-labelledby={id}>
      <h2 id={id}>Now in</h2>
      {/* It takes the focus when the button that was pressed is gone. */}
      <div ref={ref} tabIndex={-1}>
        {paths.length === 0 && <p className={styles.path}>nowhere: it could not start</p>}
        {paths.map((path) => (
          <StatePathText key={path} path={path} />
        ))}
      </div>
      {snapshot.status === 'done' && <p className={styles.meta}>It has come to its end.</p>}
      {tags.length > 0 && <p className={styles.meta}>Tags: {tags.join(', ')}.</p>}
      {hasContext && (
        <Disclosure className={styles.context} summary="Context" note={shortMembers(context, 400)}>
          <pre className={styles.json}>{JSON.stringify(context, null, 2)}</pre>
        </Disclosure>
      )}
    </section>
  );
}

/** The last part of a path stands out. */
function StatePathText({ path }: { path: string }) {
  const parts = path.split('.');
  return (
    <p className={styles.path}>
      {parts.slice(0, -1).map((part) => (
        <span key={part}>
          {part}
          <wbr />.
        </span>
      ))}
      <strong>{parts.at(-1)}</strong>
    </p>
  );
}
