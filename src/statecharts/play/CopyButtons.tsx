// Hands on what was played: as a test, as a link.
import { useEffect, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { announce } from '#src/ui/live/announce.ts';
import type { ViewerSearch } from '../viewer/mode.ts';
import { copyTest } from './copyTest.ts';
import styles from './Play.module.css';
import type { Played } from './playSteps.ts';
import { shareLink } from './shareLink.ts';

export interface CopyButtonsProps {
  entry: CatalogueEntry;
  played: Played;
  /** What the link leads to. */
  search: ViewerSearch;
}

type Copied = 'test' | 'link' | 'failed';

/** Draws both; the one that was pressed says that it is done. */
export function CopyButtons({ entry, played, search }: CopyButtonsProps) {
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => {
      setCopied(null);
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = (what: 'test' | 'link', text: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(what);
        announce(what === 'test' ? 'The test is copied' : 'The link is copied');
      },
      () => {
        setCopied('failed');
      },
    );
  };
  return (
    <>
      {copied === 'failed' && (
        <span className={styles.failed} role="alert">
          The browser does not let the page copy
        </span>
      )}
      <Button
        variant="quiet"
        icon={copied === 'test' ? 'check' : 'copy'}
        onClick={() => {
          copy('test', copyTest(entry, played));
        }}
      >
        {copied === 'test' ? 'Test copied' : 'Copy as test'}
      </Button>
      <Button
        variant="quiet"
        icon={copied === 'link' ? 'check' : 'link'}
        onClick={() => {
          copy('link', shareLink(search));
        }}
      >
        {copied === 'link' ? 'Link copied' : 'Copy link'}
      </Button>
    </>
  );
}
