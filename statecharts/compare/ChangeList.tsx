// The changed states and transitions of a machine, in the order of the chart; a press shows one in the drawing.
import { Fragment } from 'react';
import type { Pressed } from '../chart/pressed.ts';
import { stateText, stateTextOf, transitionText } from '../chart/chartText.ts';
import { detailText } from '../diff/detailText.ts';
import type { MergedChart } from '../diff/mergeCharts.ts';
import { ChangeSign } from './ChangeSign.tsx';
import styles from './CompareMode.module.css';
import { compareTexts } from './compareTexts.ts';

interface ListedChange {
  readonly key: string;
  readonly pressed: Pressed;
  readonly text: string;
}

/** Each changed state, followed by the changed transitions that leave it. */
function listed({ chart, changes }: MergedChart): ListedChange[] {
  return [...chart.states.values()].flatMap((state) => {
    const own: ListedChange = { key: state.id, pressed: { kind: 'state', id: state.id }, text: stateText(state) };
    const transitions = chart.transitions
      .filter(({ source, name }) => source === state.id && changes.has(name))
      .map((transition): ListedChange => {
        const { name, source, targets } = transition;
        const way = targets.length > 0 ? ` → ${targets.map((id) => stateTextOf(chart, id)).join(', ')}` : '';
        return {
          key: name,
          pressed: { kind: 'transition', name },
          text: `${stateTextOf(chart, source)}: ${transitionText(transition)}${way}`,
        };
      });
    return [...(changes.has(state.id) ? [own] : []), ...transitions];
  });
}

export interface ChangeListProps {
  merged: MergedChart;
  onShow: (shown: Pressed) => void;
}

/** Renders the list. */
export function ChangeList({ merged, onShow }: ChangeListProps) {
  const rows = listed(merged);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{compareTexts.changes}</h2>
      <ul className={styles.list}>
        {rows.map(({ key, pressed, text }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.change}
              onClick={() => {
                onShow(pressed);
              }}
            >
              <ChangeSign kind={merged.changes.get(key) ?? 'changed'} /> <span>{text}</span>
              {merged.details.get(key)?.map((detail) => (
                <Fragment key={detailText(detail)}>
                  {' '}
                  <span className={styles.details}>{detailText(detail)}</span>
                </Fragment>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
