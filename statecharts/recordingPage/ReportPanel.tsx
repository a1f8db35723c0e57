// The report in a recording: the person's text and screenshot, and the device.
import type { Recording } from '../recording/recording.ts';
import panel from '../panel/Panel.module.css';
import styles from './RecordingPage.module.css';
import { recordingTexts } from './recordingTexts.ts';

const texts = recordingTexts.report;

/** Renders the report. */
export function ReportPanel({ recording: { report, environment, mock } }: { recording: Recording }) {
  const facts = [...Object.entries(environment ?? {}), ...Object.entries(mock ?? {})];
  return (
    <div className={panel.panel}>
      <p className={styles.report}>{report.text === '' ? texts.none : report.text}</p>
      {report.screenshot !== null && (
        <img src={report.screenshot} alt={texts.screenshot} className={styles.screenshot} />
      )}
      {facts.length > 0 && (
        <section>
          <h2>{texts.environment}</h2>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{String(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
