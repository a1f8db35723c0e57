// The addresses of a read-only link that was just made, each with a button that copies it.
import { useEffect, useRef } from 'react';
import type { MadeLink } from '#machines/shareLinks/shareLinksTypes.ts';
import { latexLine, sharedFiles } from '#site/shareAddresses.ts';
import { copyText } from '#src/features/citations/copy/copyText.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './ShareLinks.module.css';
import { shareLinksTexts as texts } from './shareLinksTexts.ts';

interface CopiedFieldProps {
  label: string;
  text: string;
  /** What is copied, within a sentence. */
  what: string;
}

/** Renders a text that is selected as a whole when it gets the focus. */
function CopiedField({ label, text, what }: CopiedFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.address}>
          <TextInput
            {...control}
            readOnly
            value={text}
            onFocus={({ target }) => {
              target.select();
            }}
          />
          <IconButton
            icon="copy"
            label={texts.copy(label)}
            onClick={() => {
              copyText(what, text);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** Renders the addresses. The button that led here is gone, so the first of them gets the focus. */
export function MadeAddresses({ made: { address, fileName } }: { made: MadeLink }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);
  const file = `${address}/${fileName}`;
  return (
    <div ref={box} className={styles.addresses}>
      <Notice tone="success" role="status">
        {texts.made}
      </Notice>
      <CopiedField label={texts.page} text={address} what={texts.copied.address} />
      {sharedFiles.map(({ format, ending }) => (
        <CopiedField key={format} label={texts.formats[format]} text={file + ending} what={texts.copied.address} />
      ))}
      <CopiedField label={texts.latex} text={latexLine(file)} what={texts.copied.line} />
    </div>
  );
}
