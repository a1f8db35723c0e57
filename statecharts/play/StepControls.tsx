// The way through the steps: back, forward, from the start.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import styles from './Play.module.css';
import { playTexts } from './playTexts.ts';

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
        label={playTexts.steps.back}
        aria-disabled={position === 0}
        onClick={() => {
          if (position > 0) onGoTo(position - 1);
        }}
      />
      <SignButton
        sign="stepForward"
        label={playTexts.steps.forward}
        aria-disabled={position >= length}
        onClick={() => {
          if (position < length) onGoTo(position + 1);
        }}
      />
      <IconButton icon="reload" label={playTexts.steps.again} aria-disabled={length === 0} onClick={onAgain} />
      <span className={styles.position}>{playTexts.steps.position(position, length)}</span>
    </div>
  );
}
