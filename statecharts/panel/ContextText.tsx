// The context of a machine: one line, which opens to show all of it.
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { shortMembers } from '../play/shortText.ts';
import styles from './Panel.module.css';
import { pathsTexts } from '../paths/pathsTexts.ts';

/** Renders the context; nothing if it is empty. */
export function ContextText({ context }: { context: unknown }) {
  if (typeof context !== 'object' || context === null || Object.keys(context).length === 0) return null;
  return (
    <Disclosure className={styles.context} summary={pathsTexts.context} note={shortMembers(context, 400)}>
      <pre className={styles.json}>{JSON.stringify(context, null, 2)}</pre>
    </Disclosure>
  );
}
