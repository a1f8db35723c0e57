// Buttons to step back, step forward and restart.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import styles from './Play.module.css';
import { playTexts } from './playTexts.ts';

export interface StepControlsProps {
  position: number;
  length: number;
  onGoTo: (position: number) => void;
  /** Removes the steps; if omitted, restarting only steps back over them. */
  onAgain: () => void;
}

/** Renders the buttons and the current position. */
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
