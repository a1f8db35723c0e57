// The addresses of a read-only link that was just made, each with a button that copies it.
import { useEffect, useRef } from 'react';
import type { MadeLink } from '#machines/shareLinks/shareLinksTypes.ts';
import { latexLine, sharedFiles } from '#site/shareAddresses.ts';
import { CopiedField } from '#src/features/citations/copy/CopiedField.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './ShareLinks.module.css';
import { shareLinksTexts as texts } from './shareLinksTexts.ts';

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
