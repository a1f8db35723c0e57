// Shows the recovery codes of two-step login, right after they were made: they are never shown again.
import { useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { toast } from '#src/ui/toast/toast.ts';
import styles from './RecoveryCodes.module.css';
import { secondFactorTexts } from './secondFactorTexts.ts';

const texts = secondFactorTexts.codes;

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** The person has saved the codes. */
  onDone: () => void;
}

/** Renders the codes. The button that led here is gone, so their heading gets the focus. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', message: texts.copied });
  };
  return (
    <div className={styles.box}>
      <h3 ref={heading} tabIndex={-1} id={id}>
        {texts.title}
      </h3>
      <p>{texts.why}</p>
      <ol className={styles.codes} aria-labelledby={id}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {/* Browsers allow clipboard access on HTTPS and localhost only. */}
        {window.isSecureContext && (
          <Button size="lg" icon="copy" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
        <a
          className={buttonClassName('secondary', 'lg')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.file}
        >
          {texts.download}
        </a>
        <Button size="lg" variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
