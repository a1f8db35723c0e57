// The picture of a report: taken, chosen, shown and removed.
import { useRef } from 'react';
import type { BugReportEvent } from '#machines/bugReport/bugReportTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import styles from './Report.module.css';
import { reportTexts } from './reportTexts.ts';

const texts = reportTexts.screenshot;

export interface ScreenshotFieldProps {
  screenshot: string | null;
  disabled: boolean;
  send: (event: BugReportEvent) => void;
}

/** Renders the field. */
export function ScreenshotField({ screenshot, disabled, send }: ScreenshotFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup label={texts.title} hint={texts.hint}>
      {screenshot !== null && <img src={screenshot} alt={texts.alt} className={styles.picture} />}
      <div className={styles.buttons}>
        <Button
          disabled={disabled}
          onClick={() => {
            send({ type: 'screenshot.added', source: { from: 'page' } });
          }}
        >
          {texts.take}
        </Button>
        <Button
          disabled={disabled}
          onClick={() => {
            input.current?.click();
          }}
        >
          {texts.choose}
        </Button>
        {screenshot !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              send({ type: 'screenshot.removed' });
            }}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={texts.choose}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) send({ type: 'screenshot.added', source: { from: 'file', file } });
        }}
      />
    </FieldGroup>
  );
}
