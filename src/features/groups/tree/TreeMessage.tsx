// The message in place of the tree: no groups yet, no matches, or a failure.
import { Button } from '#src/ui/button/Button.tsx';
import styles from './TreeMessage.module.css';
import { groupTreeTexts } from './groupTreeTexts.ts';

const texts = groupTreeTexts.empty;

export interface TreeMessageProps {
  /** Why loading failed. */
  failure: string | null;
  /** Derived subgroups that are still loading, or failed to load, and so cannot be filtered. */
  rest: 'coming' | 'failed' | null;
  /** Retries, or creates the first group; null if a filter has no matches. */
  onAct: (() => void) | null;
}

/** Renders one sentence and one action. */
export function TreeMessage({ failure, rest, onAct }: TreeMessageProps) {
  return (
    <div className={styles.message} data-view={failure === null ? 'empty' : 'failed'}>
      {failure !== null ? (
        <p role="alert" className={styles.failure}>
          {texts.failed(failure.replace(/\.$/, ''))}
        </p>
      ) : (
        <p>{onAct ? texts.noGroups : notFound(rest)}</p>
      )}
      {onAct && (
        <Button icon={failure === null ? 'plus' : 'reload'} onClick={onAct}>
          {failure === null ? groupTreeTexts.pane.create : groupTreeTexts.retry}
        </Button>
      )}
    </div>
  );
}

function notFound(rest: TreeMessageProps['rest']): string {
  if (rest === 'coming') return texts.searchingClosed;
  if (rest === 'failed') return texts.closedFailed;
  return texts.notFound;
}
