// The form of a report: what happened, what goes into the file, a picture, the file itself.
import { useMemo } from 'react';
import type { BugReportEvent } from '#machines/bugReport/bugReportTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { countOf, parts } from '../recording/leaveOut.ts';
import type { Recording } from '../recording/recording.ts';
import styles from './Report.module.css';
import { fileNameOf, recordingToSave, type ReportContent, sizeText } from './reportFile.ts';
import { reportTexts } from './reportTexts.ts';
import { ScreenshotField } from './ScreenshotField.tsx';
import { openInViewer } from './openInViewer.ts';

/** The number of characters of the file that the preview shows. */
const maximumShown = 20_000;

export interface ReportFormProps {
  recording: Recording;
  content: ReportContent & { readonly message: string | null };
  isBusy: boolean;
  isSaved: boolean;
  send: (event: BugReportEvent) => void;
}

/** Renders the form. */
export function ReportForm({ recording, content, isBusy, isSaved, send }: ReportFormProps) {
  const { included, text, screenshot, message } = content;
  const withoutReport = useMemo(
    () => recordingToSave(recording, { included, text: '', screenshot: null }),
    [recording, included],
  );
  // What is typed changes neither, and a recording may have megabytes.
  const length = useMemo(() => JSON.stringify(withoutReport).length, [withoutReport]);
  const shown = useMemo(() => JSON.stringify(withoutReport, null, 2), [withoutReport]);
  const withReport = () => ({ ...withoutReport, report: { text: text.trim(), screenshot } });
  const labels = {
    texts: reportTexts.parts.texts,
    values: reportTexts.parts.values,
    requests: reportTexts.parts.requests(countOf('requests', recording)),
    places: reportTexts.parts.places(countOf('places', recording)),
    actions: reportTexts.parts.actions(countOf('actions', recording)),
  };
  if (isSaved)
    return (
      <Notice tone="success" role="status">
        <p>{reportTexts.saved(fileNameOf(recording))}</p>
        <div className={styles.buttons}>
          <Button onClick={() => void openInViewer(withReport())}>{reportTexts.open}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              send({ type: 'report.change' });
            }}
          >
            {reportTexts.change}
          </Button>
        </div>
      </Notice>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'report.save' });
      }}
    >
      <Field label={reportTexts.text.label} hint={reportTexts.text.hint}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            onChange={({ target }) => {
              send({ type: 'text.changed', text: target.value });
            }}
          />
        )}
      </Field>
      <section>
        <h2>{reportTexts.always.title}</h2>
        <ul className={styles.always}>
          {alwaysIn(recording).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <FieldGroup label={reportTexts.parts.title}>
        <div className={styles.parts}>
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={labels[part]}
              hint={part === 'texts' ? reportTexts.parts.textsHint : undefined}
              checked={included.includes(part)}
              onChange={() => {
                send({ type: 'part.toggled', part });
              }}
            />
          ))}
        </div>
      </FieldGroup>
      <ScreenshotField screenshot={screenshot} disabled={isBusy} send={send} />
      <Disclosure summary={reportTexts.preview} note={fileNameOf(recording)}>
        <pre className={styles.preview} tabIndex={0} aria-label={reportTexts.preview}>
          {shown.slice(0, maximumShown)}
          {shown.length > maximumShown && `\n${reportTexts.previewCut(shown.length - maximumShown)}`}
        </pre>
      </Disclosure>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {reportTexts.save(sizeText(length + text.length + (screenshot?.length ?? 0)))}
        </Button>
        <Button onClick={() => void openInViewer(withReport())}>{reportTexts.open}</Button>
      </div>
    </form>
  );
}

function alwaysIn({ entries, actors, begun, ended, mock, dropped }: Recording): string[] {
  const moments = entries.filter((entry) => entry.kind === 'moment');
  const machineOf = new Map(actors.map(({ id, machine }) => [id, machine]));
  const machines = new Set(moments.map(({ actor }) => machineOf.get(actor))).size;
  const minutes = Math.max(1, Math.round((ended - begun) / 60_000));
  const { always } = reportTexts;
  return [
    always.events(moments.length, machines, minutes),
    always.browser,
    ...(mock === null ? [] : [always.mock]),
    ...(dropped === 0 ? [] : [always.dropped(dropped)]),
  ];
}
