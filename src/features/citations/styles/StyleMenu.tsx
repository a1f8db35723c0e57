// The button that names the style of a library's references, and the choice of another one beside it.
import { useCallback, useEffect, useState } from 'react';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dropdown } from '#src/ui/dropdown/Dropdown.tsx';
import type { Placement } from '#src/ui/floating/place.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { type LibraryStyles, loadStyles, onStylesChanged } from '../engine/citations.ts';
import { addStyle, chooseStyle, removeStyle } from './chooseStyle.ts';
import { StyleFields } from './StyleFields.tsx';
import { styleChoiceIn, styleChoiceQuery } from './styleChoiceQuery.ts';
import styles from './StyleFields.module.css';
import { styleNameOf } from './styleOptions.ts';
import { styleTexts as texts } from './styleTexts.ts';

/** The list of styles: being loaded, there, or not to be had. */
type Listed = { kind: 'loading' } | { kind: 'ready'; index: LibraryStyles } | { kind: 'failed'; message: string };

/** Loads the list of styles, again when it has changed; `retry` asks again after a failure. */
function useStyles(): { listed: Listed; retry: () => void } {
  const [listed, setListed] = useState<Listed>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setRound((before) => before + 1);
  }, []);
  useEffect(() => onStylesChanged(retry), [retry]);
  useEffect(() => {
    let isWanted = true;
    loadStyles().then(
      (index) => {
        if (isWanted) setListed({ kind: 'ready', index });
      },
      (error: unknown) => {
        if (isWanted) setListed({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [round]);
  return { listed, retry };
}

/** Renders the choice, for a popup or a dialog. */
export function StyleChoiceFields() {
  const environment = useRelayEnvironment();
  const choice = styleChoiceIn(useLazyLoadQuery<StyleChoiceQuery>(styleChoiceQuery, {}));
  const { listed, retry } = useStyles();
  if (!choice) return null;
  if (listed.kind === 'loading') return <Spinner />;
  if (listed.kind === 'failed') {
    return (
      <Notice tone="danger" role="alert" action={<Button onClick={retry}>{texts.retry}</Button>}>
        {texts.unavailable(listed.message)}
      </Notice>
    );
  }
  const { index } = listed;
  return (
    <StyleFields
      index={index}
      choice={choice}
      onChoose={(next) => chooseStyle(environment, next)}
      onUpload={async (file) => {
        const title = await addStyle(environment, file);
        toast({ tone: 'success', message: texts.uploaded(title) });
      }}
      onRemove={async (id) => {
        await removeStyle(environment, id);
        const removed = index.styles.find((style) => style.id === id);
        toast({ tone: 'success', message: texts.removed(removed?.title ?? id) });
      }}
    />
  );
}

/** The name of the library's style, as short as people say it; null until it is known. */
export function useStyleName(): string | null {
  const choice = styleChoiceIn(useLazyLoadQuery<StyleChoiceQuery>(styleChoiceQuery, {}));
  const { listed } = useStyles();
  if (!choice) return null;
  return listed.kind === 'ready' ? styleNameOf(listed.index, choice.style) : choice.style;
}

export interface StyleMenuProps {
  placement?: Placement | undefined;
}

/** Renders the button. Suspends until the choice is known. */
export function StyleMenu({ placement = 'bottom-end' }: StyleMenuProps) {
  const name = useStyleName();
  const { canWrite } = useLibrary();
  if (!canWrite) return <span>{texts.button(name ?? '')}</span>;
  return (
    <Dropdown label={texts.button(name ?? '')} placement={placement} variant="secondary">
      {() => (
        <div className={styles.popup}>
          <StyleChoiceFields />
        </div>
      )}
    </Dropdown>
  );
}
