// What stands in the place of the tree when there is none: nothing yet, nothing found, or a failure.
import { Button } from '#src/ui/button/Button.tsx';
import styles from './TreeMessage.module.css';

export interface TreeMessageProps {
  /** Why it did not come. */
  failure: string | null;
  /** What could not be searched for a filter yet, or at all. */
  rest: 'coming' | 'failed' | null;
  /** Tries again, or makes the first group; null where a filter finds nothing. */
  onAct: (() => void) | null;
}

/** Draws one sentence and the one next step. */
export function TreeMessage({ failure, rest, onAct }: TreeMessageProps) {
  return (
    <div className={styles.message} data-view={failure === null ? 'empty' : 'failed'}>
      {failure !== null ? (
        <p role="alert" className={styles.failure}>
          The groups could not be loaded: {failure.replace(/\.$/, '')}. They are safe.
        </p>
      ) : (
        <p>{onAct ? 'No groups yet. A group gathers documents, by hand or by a rule.' : notFound(rest)}</p>
      )}
      {onAct && (
        <Button icon={failure === null ? 'plus' : 'reload'} onClick={onAct}>
          {failure === null ? 'New group' : 'Try again'}
        </Button>
      )}
    </div>
  );
}

function notFound(rest: TreeMessageProps['rest']): string {
  if (rest === 'coming') return 'Searching the subgroups of closed groups…';
  if (rest === 'failed') return 'No group has such a name. The subgroups of closed groups could not be searched.';
  return 'No group has such a name.';
}
