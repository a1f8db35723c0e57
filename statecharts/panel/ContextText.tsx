// What a machine has in its context: a line of it, and all of it when it is opened.
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { shortMembers } from '../play/shortText.ts';
import styles from './Panel.module.css';
import { pathsTexts } from '../paths/pathsTexts.ts';

/** Draws it; nothing where there is nothing in it. */
export function ContextText({ context }: { context: unknown }) {
  if (typeof context !== 'object' || context === null || Object.keys(context).length === 0) return null;
  return (
    <Disclosure className={styles.context} summary={pathsTexts.context} note={shortMembers(context, 400)}>
      <pre className={styles.json}>{JSON.stringify(context, null, 2)}</pre>
    </Disclosure>
  );
}
