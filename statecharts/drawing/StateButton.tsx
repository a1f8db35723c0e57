// The name of a state as a button whose target covers the whole box.
import { memo } from 'react';
import type { ChartState } from '../chart/chart.ts';
import styles from './ChartNodes.module.css';
import type { StateBox } from './text/stateBox.ts';

export interface StateButtonProps {
  box: StateBox;
  id: string;
  history: ChartState['history'];
  label: string;
  tip: string;
  isCurrent: boolean;
  isSelected: boolean;
  /** Changes with every request to show this state, which restarts its animation; 0 if it is not the current target. */
  requestNumber: number;
  onPress: (pressed: { kind: 'state'; id: string }) => void;
}

/** Memoized: renders again only if one of its props changes. */
export const StateButton = memo(function StateButton(props: StateButtonProps) {
  const { box, id, history, label, tip, isCurrent, isSelected, requestNumber, onPress } = props;
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      aria-pressed={isSelected}
      data-tip={tip === '' ? undefined : tip}
      data-state-id={id}
      onClick={() => {
        onPress({ kind: 'state', id });
      }}
    >
      {history === null ? (
        <>
          <span className={styles.name}>{box.name}</span>
          {box.tags !== '' && (
            <span className={styles.tags} data-below={box.tagsBelow} style={{ left: 11 + box.tagsLeft }}>
              {box.tags}
            </span>
          )}
        </>
      ) : (
        <span className={styles.history}>{history === 'deep' ? 'H*' : 'H'}</span>
      )}
      {requestNumber > 0 && <span key={requestNumber} className={styles.ring} />}
    </button>
  );
});
