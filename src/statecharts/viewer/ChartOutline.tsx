// The chart in words: every state inside the one it is part of, with what it does and where its transitions lead. There for those who listen
// whatever is shown, and for everybody on demand.
import { classNames } from '#src/ui/classNames.ts';
import type { Chart, ChartState } from '../chart/chart.ts';
import { actionsText, stateLines, transitionText } from '../chart/words.ts';
import styles from './ChartOutline.module.css';
import { stateName } from './findOptions.ts';
import type { ChartOverlay } from './overlay.ts';

export interface ChartOutlineProps {
  chart: Chart;
  overlay: ChartOverlay;
  isShown: boolean;
}

/** Draws the outline. */
export function ChartOutline({ chart, overlay, isShown }: ChartOutlineProps) {
  return (
    <section
      className={classNames(styles.outline, !isShown && styles.heard)}
      aria-label={`Outline of ${chart.id}`}
      tabIndex={isShown ? 0 : undefined}
    >
      <ul>
        <OutlinedState chart={chart} state={chart.root} overlay={overlay} />
      </ul>
    </section>
  );
}

/** What sort of state it is, where that is not plain. */
function kindOf({ type, history }: ChartState): string | null {
  if (type === 'history') return `${history ?? 'shallow'} history`;
  return type === 'final' || type === 'parallel' ? type : null;
}

function OutlinedState({ chart, state, overlay }: { chart: Chart; state: ChartState; overlay: ChartOverlay }) {
  const parent = state.parent === null ? undefined : chart.states.get(state.parent);
  const notes = [
    parent?.initial === state.id ? 'begins here' : null,
    kindOf(state),
    ...state.tags.map((tag) => `tag ${tag}`),
  ].filter((note) => note !== null);
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  return (
    <li className={styles.state} aria-current={overlay.current.has(state.id) ? 'true' : undefined}>
      <p>
        <strong className={styles.name}>{stateName(chart, state.id)}</strong>
        {notes.length > 0 && <span className={styles.notes}> {notes.join(', ')}</span>}
      </p>
      {state.description !== null && <p>{state.description}</p>}
      {stateLines(state).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {transitions.length > 0 && (
        <ul>
          {transitions.map((transition) => (
            <li key={transition.name} className={styles.transition}>
              {transitionText(transition)}
              <span className={styles.way}>
                {transition.targets.length === 0
                  ? ' stays'
                  : ` to ${transition.targets.map((id) => stateName(chart, id)).join(', ')}`}
              </span>
              {transition.actions.length > 0 && (
                <span className={styles.notes}> {actionsText(transition.actions)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {state.children.length > 0 && (
        <ul className={styles.children}>
          {state.children.map((child) => (
            <OutlinedState key={child.id} chart={chart} state={child} overlay={overlay} />
          ))}
        </ul>
      )}
    </li>
  );
}
