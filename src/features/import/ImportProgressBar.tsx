// The current step of an import, its progress, and the button that stops it.
import { Button } from '#src/ui/button/Button.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import styles from './ImportDialog.module.css';
import { importTexts as texts } from './importTexts.ts';

export interface ImportProgressBarProps {
  label: string;
  /** "100 of 250"; empty where that is not known. */
  figures?: string;
  /** Without, nobody knows how far it is. */
  value?: number;
  max?: number;
  /** Without, it is given up elsewhere. */
  onStop?: () => void;
  isStopping?: boolean;
}

/** Renders it. */
export function ImportProgressBar({
  label,
  figures = '',
  value,
  max,
  onStop,
  isStopping = false,
}: ImportProgressBarProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.step}>
        <span>{label}</span>
        {figures !== '' && <span className={styles.figureOf}>{figures}</span>}
        {onStop && (
          <Button busy={isStopping} busyLabel={texts.busyStopping} onClick={onStop}>
            {texts.stop}
          </Button>
        )}
      </div>
      <Progress label={label} value={value} max={max} />
    </div>
  );
}
