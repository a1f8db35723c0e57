// The details of the state or transition that was pressed on the chart.
import { useId } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import type { Chart } from '../chart/chart.ts';
import { stateText } from '../chart/chartText.ts';
import type { Pressed } from '../chart/pressed.ts';
import { noCounts, type ChartCoverage } from '../chart/overlay.ts';
import styles from './PressedDetails.module.css';
import { StateDetails } from './StateDetails.tsx';
import { TransitionDetails } from './TransitionDetails.tsx';
import { viewerTexts } from './viewerTexts.ts';

export interface PressedDetailsProps {
  chart: Chart;
  pressed: Pressed;
  coverage: ChartCoverage | null;
  /** Called for a link to another state or transition in the details. */
  onShow: (pressed: Pressed) => void;
  onClose: () => void;
}

/** Renders the details at the bottom of the panel; nothing if the chart doesn't have what was pressed. */
export function PressedDetails({ chart, pressed, coverage, onShow, onClose }: PressedDetailsProps) {
  const id = useId();
  const state = pressed.kind === 'state' ? chart.states.get(pressed.id) : undefined;
  const transition =
    pressed.kind === 'transition' ? chart.transitions.find(({ name }) => name === pressed.name) : undefined;
  if (!state && !transition) return null;
  return (
    <section className={styles.details} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {state ? (
            <>
              {viewerTexts.details.state} <strong>{stateText(state)}</strong>
            </>
          ) : (
            viewerTexts.details.transition
          )}
        </h2>
        <IconButton size="sm" icon="close" label={viewerTexts.details.close} onClick={onClose} />
      </div>
      {state && <StateDetails chart={chart} state={state} covered={coverage?.states.get(state.id)} onShow={onShow} />}
      {transition && (
        <TransitionDetails
          chart={chart}
          transition={transition}
          covered={coverage && (coverage.transitions.get(transition.name) ?? noCounts)}
          onShow={onShow}
        />
      )}
    </section>
  );
}
