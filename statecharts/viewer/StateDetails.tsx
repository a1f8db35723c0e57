// Describes a state: its kind, its actions, and its incoming and outgoing transitions.
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Tag } from '#src/ui/text/Tag.tsx';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { stateLines, stateTextOf, transitionText } from '../chart/chartText.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { CoverageCounts } from '../chart/overlay.ts';
import styles from './PressedDetails.module.css';
import { stateKind } from './stateKind.ts';
import { CoveredBy } from './CoveredBy.tsx';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.details;

export interface StateDetailsProps {
  chart: Chart;
  state: ChartState;
  covered: CoverageCounts | undefined;
  onShow: (pressed: Pressed) => void;
}

/** Renders the description. */
export function StateDetails({ chart, state, covered, onShow }: StateDetailsProps) {
  const leads = chart.transitions.filter(({ source }) => source === state.id);
  const comes = chart.transitions.filter(({ targets, source }) => targets.includes(state.id) && source !== state.id);
  const lines = stateLines(state);
  return (
    <div className={styles.body}>
      <p className={styles.quiet}>{stateKind(state)}</p>
      {state.description !== null && <p>{state.description}</p>}
      {state.tags.length > 0 && (
        <p className={styles.tags}>
          {state.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className={styles.code}>
          {line}
        </p>
      ))}
      {covered && <CoveredBy counts={covered} verb={texts.enteredBy} />}
      <Ways
        title={texts.outgoing}
        transitions={leads}
        onShow={onShow}
        end={({ targets }) => targets.map((id) => stateTextOf(chart, id)).join(', ') || texts.stays}
      />
      <Ways
        title={texts.incoming}
        transitions={comes}
        onShow={onShow}
        end={({ source }) => stateTextOf(chart, source)}
      />
    </div>
  );
}

interface WaysProps {
  title: string;
  transitions: readonly ChartTransition[];
  onShow: (pressed: Pressed) => void;
  /** The state at the other end. */
  end: (transition: ChartTransition) => string;
}

function Ways({ title, transitions, onShow, end }: WaysProps) {
  if (transitions.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{title}</h3>
      <ul>
        {transitions.map((transition) => (
          <li key={transition.name} className={styles.way}>
            <TextButton
              variant="plain"
              onClick={() => {
                onShow({ kind: 'transition', name: transition.name });
              }}
            >
              {transitionText(transition)}
            </TextButton>
            <span className={styles.quiet}>{end(transition)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
