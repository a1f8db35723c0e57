// Says that no page of this browser records what happens, and how to turn that on.
import { liveName } from '#site/liveStatecharts.ts';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './Report.module.css';
import { reportTexts } from './reportTexts.ts';

const texts = reportTexts.nothing;

export interface NothingRecordedProps {
  /** Why the recording could not be read; null if there is none. */
  message: string | null;
  onRefresh: () => void;
}

/** Renders the explanation. */
export function NothingRecorded({ message, onRefresh }: NothingRecordedProps) {
  return (
    <section className={styles.nothing}>
      <h2>{texts.title}</h2>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <p>{texts.text}</p>
      <div className={styles.buttons}>
        <a className={buttonClassName('primary')} href={`/?${liveName}=live`} target="_top">
          {texts.turnOn}
        </a>
        <Button onClick={onRefresh}>{texts.refresh}</Button>
      </div>
    </section>
  );
}
