// Describes a transition: its trigger, source, targets, guard and actions.
import { TextButton } from '#src/ui/button/TextButton.tsx';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { actionsText, guardLabel, stateTextOf, triggerText } from '../chart/chartText.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { CoverageCounts } from '../chart/overlay.ts';
import styles from './PressedDetails.module.css';
import { CoveredBy } from './CoveredBy.tsx';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.details;

export interface TransitionDetailsProps {
  chart: Chart;
  transition: ChartTransition;
  /** Null if the coverage is unknown. */
  covered: CoverageCounts | null;
  onShow: (pressed: Pressed) => void;
}

/** Renders the description. */
export function TransitionDetails({ chart, transition, covered, onShow }: TransitionDetailsProps) {
  const { source, targets, trigger, description, actions, reenter } = transition;
  const state = (id: string) => (
    <TextButton key={id} onClick={() => onShow({ kind: 'state', id })}>
      {stateTextOf(chart, id)}
    </TextButton>
  );
  return (
    <div className={styles.body}>
      <p className={styles.trigger}>
        {triggerText(trigger)} <span className={styles.quiet}>{guardLabel(transition)}</span>
      </p>
      <p>
        {targets.length === 0 ? (
          <>
            {texts.staysIn} {state(source)}
          </>
        ) : (
          <>
            {texts.from} {state(source)} {texts.to} {targets.map(state)}
          </>
        )}
        {reenter && texts.reentered}.
      </p>
      {description !== null && <p>{description}</p>}
      {actions.length > 0 && <p className={styles.code}>{actionsText(actions)}</p>}
      {covered && <CoveredBy counts={covered} verb={texts.coveredBy} />}
    </div>
  );
}
