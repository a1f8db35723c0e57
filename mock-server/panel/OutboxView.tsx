// The mails that would have been sent, newest first.
import { Fragment, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import type { Mail } from '#server/edges.ts';
import { MailFrame } from './MailFrame.tsx';
import styles from './Panel.module.css';
import type { PanelControl } from './usePanel.ts';
import { panelTexts } from './panelTexts.ts';

const texts = panelTexts.outbox;

const address = /(https?:\/\/[^\s<>"]+)/;

/** Shows a text with its links, which open in the page beside the panel. */
function Text({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(address).map((part, index) => (
        <Fragment key={index}>
          {index % 2 === 1 ? (
            <a href={part} target="_top">
              {part}
            </a>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Renders the list. */
export function OutboxView({ mails, change }: { mails: readonly Mail[]; change: PanelControl['change'] }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  if (mails.length === 0) return <p className={styles.none}>{texts.empty}</p>;
  return (
    <div className={styles.view}>
      <div className={styles.ends}>
        <Segmented
          label={texts.format}
          labelHidden
          value={form}
          onChange={setForm}
          options={[
            { value: 'html', label: texts.html },
            { value: 'text', label: texts.text },
          ]}
        />
        <Button
          icon="trash"
          onClick={() => {
            change('outbox', {}, 'DELETE');
          }}
        >
          {texts.clear}
        </Button>
      </div>
      {mails.toReversed().map(({ to, subject, text, html }, index) => (
        <details key={mails.length - index} className={styles.entry} open={index === 0}>
          <summary>
            <b>{subject}</b> <span className={styles.hint}>{texts.to(to)}</span>
          </summary>
          {form === 'html' ? <MailFrame title={subject} html={html} /> : <Text text={text} />}
        </details>
      ))}
    </div>
  );
}
