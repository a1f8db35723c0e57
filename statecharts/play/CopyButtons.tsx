// Copies the played steps as a test or as a link.
import { useEffect, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { messageOf } from '#machines/problem.ts';
import { announce } from '#src/ui/live/announce.ts';
import { copyText } from '../viewer/copyText.ts';
import type { ViewerSearch } from '../viewer/mode.ts';
import { copyTest } from './copyTest.ts';
import styles from './Play.module.css';
import type { Played } from './playSteps.ts';
import { shareLink } from './shareLink.ts';
import { playTexts } from './playTexts.ts';

const texts = playTexts.copy;

export interface CopyButtonsProps {
  entry: CatalogueEntry;
  played: Played;
  /** The address that the link opens. */
  search: ViewerSearch;
}

type Copied = 'test' | 'link' | { readonly why: string };

/** Renders both buttons; the pressed one confirms that it has copied. */
export function CopyButtons({ entry, played, search }: CopyButtonsProps) {
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => {
    if (typeof copied !== 'string') return;
    const timer = setTimeout(() => {
      setCopied(null);
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = (what: 'test' | 'link', text: string) => {
    copyText(text).then(
      () => {
        setCopied(what);
        announce(what === 'test' ? texts.testCopied : texts.linkCopied);
      },
      (error: unknown) => {
        setCopied({ why: messageOf(error) });
      },
    );
  };
  return (
    <>
      {copied !== null && typeof copied === 'object' && (
        <span className={styles.failed} role="alert">
          {copied.why}
        </span>
      )}
      <Button
        variant="quiet"
        icon={copied === 'test' ? 'check' : 'copy'}
        onClick={() => {
          copy('test', copyTest(entry, played));
        }}
      >
        {copied === 'test' ? texts.testCopied : texts.test}
      </Button>
      <Button
        variant="quiet"
        icon={copied === 'link' ? 'check' : 'link'}
        onClick={() => {
          copy('link', shareLink(search));
        }}
      >
        {copied === 'link' ? texts.linkCopied : texts.link}
      </Button>
    </>
  );
}
