// The chart as a text outline: always available to screen readers, and shown to everybody on request.
import { useMemo } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import type { Chart } from '../chart/chart.ts';
import { type OutlinedState, type OutlinedTransition, outlineOf } from '../chart/outline.ts';
import styles from './ChartOutline.module.css';
import type { ChartOverlay } from '../chart/overlay.ts';
import { viewerTexts } from './viewerTexts.ts';

export interface ChartOutlineProps {
  chart: Chart;
  overlay: ChartOverlay;
  isShown: boolean;
}

/** Renders the outline, with the current states marked. */
export function ChartOutline({ chart, overlay, isShown }: ChartOutlineProps) {
  const root = useMemo(() => outlineOf(chart), [chart]);
  return (
    <section
      className={classNames(styles.outline, !isShown && styles.heard)}
      aria-label={viewerTexts.outline(chart.id)}
      tabIndex={isShown ? 0 : undefined}
    >
      <ul>
        <State state={root} current={overlay.current} />
      </ul>
    </section>
  );
}

function State({ state, current }: { state: OutlinedState; current: ReadonlySet<string> }) {
  const { id, name, notes, description, lines, transitions, children } = state;
  return (
    <li className={styles.state} aria-current={current.has(id) ? 'true' : undefined}>
      <p>
        <strong className={styles.name}>{name}</strong>
        {notes.length > 0 && <span className={styles.notes}> {notes.join(', ')}</span>}
      </p>
      {description !== null && <p>{description}</p>}
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {transitions.length > 0 && (
        <ul>
          {transitions.map((transition) => (
            <Transition key={transition.name} transition={transition} />
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul className={styles.children}>
          {children.map((child) => (
            <State key={child.id} state={child} current={current} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Transition({
  transition: { text, targets, reenter, actions, description },
}: {
  transition: OutlinedTransition;
}) {
  return (
    <li className={styles.transition}>
      {text}
      <span className={styles.way}>
        {viewerTexts.leadsTo(targets)}
        {reenter && viewerTexts.reenters}
      </span>
      {actions !== '' && <span className={styles.notes}> {actions}</span>}
      {description !== null && <p className={styles.notes}>{description}</p>}
    </li>
  );
}
