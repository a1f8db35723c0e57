// The rows of the log, newest first. Each is a button that shows the states of that moment on the chart.
import { shortText } from '../play/shortText.ts';
import { eventText } from '../chart/chartText.ts';
import styles from './Live.module.css';
import { actorKey, type LoggedMoment, type LogScope, momentKey, timeText } from './moments.ts';
import { stateEntered, stayedText } from './outcome.ts';
import type { LiveView } from './useLiveView.ts';
import { liveTexts } from './liveTexts.ts';

export interface LogRowsProps extends Pick<LiveView, 'send'> {
  moments: readonly LoggedMoment[];
  then: LoggedMoment | null;
  scope: LogScope;
  /** Whether there is an actor whose states can be shown. */
  hasActor: boolean;
}

const texts = liveTexts.log;

/** The maximum number of rows; the filter finds the others. */
const maximumRows = 200;

/** Renders the rows. */
export function LogRows({ moments, then, scope, hasActor, send }: LogRowsProps) {
  const chosen = then && momentKey(then);
  const hasMany = new Set(moments.map(({ page, actor }) => actorKey(page, actor))).size > 1;
  return (
    <>
      {moments.slice(0, maximumRows).map((moment) => {
        const key = momentKey(moment);
        const entered = stateEntered(moment);
        return (
          <li key={key} className={styles.row} data-current={key === chosen || undefined}>
            <span className={styles.time}>{timeText(moment.at)}</span>
            <button
              type="button"
              className={styles.event}
              aria-pressed={key === chosen}
              disabled={!hasActor}
              onClick={() => {
                send({ type: 'moment.chosen', moment: key });
              }}
            >
              {eventText(moment.event)}
            </button>
            <span className={styles.payload}>{moment.payload === null ? '' : shortText(moment.payload, 200)}</span>
            <span className={styles.to}>
              {hasMany && (
                <span className={styles.word}>{`${scope === 'all' ? `${moment.machine} ` : ''}${moment.actor} `}</span>
              )}
              {entered === null ? (
                <span className={styles.word}>{stayedText(moment)}</span>
              ) : (
                <>
                  <span className={styles.word}>{texts.to}</span> {entered}
                </>
              )}
            </span>
          </li>
        );
      })}
      {moments.length > maximumRows && <li className={styles.more}>{texts.older(moments.length - maximumRows)}</li>}
    </>
  );
}
