// The way through the steps: back, forward, from the start.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import styles from './Play.module.css';

export interface StepControlsProps {
  position: number;
  length: number;
  onGoTo: (position: number) => void;
  /** Forgets the steps; without, they are only gone back over. */
  onAgain: () => void;
}

/** Draws the buttons and where the play is. */
export function StepControls({ position, length, onGoTo, onAgain }: StepControlsProps) {
  return (
    <div className={styles.controls}>
      <SignButton
        sign="stepBack"
        label="Step back"
        aria-disabled={position === 0}
        onClick={() => {
          if (position > 0) onGoTo(position - 1);
        }}
      />
      <SignButton
        sign="stepForward"
        label="Step forward"
        aria-disabled={position >= length}
        onClick={() => {
          if (position < length) onGoTo(position + 1);
        }}
      />
      <IconButton icon="reload" label="Start again" aria-disabled={length === 0} onClick={onAgain} />
      <span className={styles.position}>
        step {position} of {length}
      </span>
    </div>
  );
}
