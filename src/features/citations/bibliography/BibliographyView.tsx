// The bibliography page below its title: the references as on paper, and what can be done with them.
import type { SnapshotFrom } from 'xstate';
import type { ReactNode } from 'react';
import type { bibliographyMachine } from '#machines/bibliography/bibliographyMachine.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { ReferenceList } from '../references/ReferenceList.tsx';
import { copyBibliography, fileFormats, saveBibliography } from './bibliographyFiles.ts';
import { bibliographyTexts as texts } from './bibliographyTexts.ts';
import styles from './BibliographyView.module.css';

export interface BibliographyViewProps {
  snapshot: SnapshotFrom<typeof bibliographyMachine>;
  onRetry: () => void;
  /** What the references are of, beside their number. */
  list: string;
  /** The choice of style and language. */
  styleMenu: ReactNode;
  /** The way back to the library. */
  back: ReactNode;
}

/** Renders the page's content. */
export function BibliographyView({ snapshot, onRetry, list, styleMenu, back }: BibliographyViewProps) {
  const { bibliography, choice, items, message } = snapshot.context;
  const isWhole = snapshot.matches('shown');
  const count = snapshot.matches('loading') ? null : texts.references(items.length);
  return (
    <main id="main" className={styles.page} data-state={statePath(snapshot.value)}>
      <header className={styles.bar}>
        {back}
        <div className={styles.title}>
          <h1>{texts.title}</h1>
          <p role="status">{count === null ? list : texts.ofList(count, list)}</p>
        </div>
        <div className={styles.tools}>
          {styleMenu}
          <Button
            icon="copy"
            aria-label={texts.copyLabel}
            disabled={!isWhole}
            onClick={() => {
              if (bibliography) copyBibliography(bibliography);
            }}
          >
            {texts.copy}
          </Button>
          <Menu
            label={texts.download}
            icon="download"
            variant="secondary"
            disabled={!isWhole}
            items={fileFormats.map((format) => ({
              id: format.id,
              label: texts.formats[format.id],
              onSelect: () => {
                if (bibliography) void saveBibliography(bibliography, format, choice);
              },
            }))}
          />
          <Button
            disabled={!isWhole}
            onClick={() => {
              window.print();
            }}
          >
            {texts.print}
          </Button>
        </div>
      </header>
      <div className={styles.paper} aria-busy={snapshot.hasTag('busy') || undefined}>
        {snapshot.matches('loading') && <Progress label={texts.loading} labelShown />}
        {snapshot.matches('formatting') && bibliography === null && <Progress label={texts.formatting} labelShown />}
        {snapshot.matches('empty') && <Nothing {...texts.empty} />}
        {snapshot.matches('notInStyle') && <Nothing {...texts.notInStyle} />}
        {(snapshot.matches('unloaded') || snapshot.matches('unformatted')) && (
          <Notice tone="danger" role="alert" action={<Button onClick={onRetry}>{texts.retry}</Button>}>
            {(snapshot.matches('unloaded') ? texts.unloaded : texts.unformatted)(message ?? '')}
          </Notice>
        )}
        {bibliography && (snapshot.matches('shown') || snapshot.matches('formatting')) && (
          <ReferenceList bibliography={bibliography} label={texts.title} />
        )}
      </div>
    </main>
  );
}

function Nothing({ title, message }: { title: string; message: string }) {
  return (
    <div className={styles.nothing} role="status">
      <h2>{title}</h2>
      <p>{message}</p>
    </div>
  );
}
