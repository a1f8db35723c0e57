// The abstract below a row's title. Code and text load when a row is unfolded, because the list itself loads no abstracts.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import type { AbstractPanelQuery } from '#src/__generated__/AbstractPanelQuery.graphql.ts';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { EDITED } from '#src/relay/invalidateLists.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { Marked } from '#src/features/search/Marked.tsx';
import { listTexts } from './listTexts.ts';
import styles from './AbstractPanel.module.css';

const query = graphql`
  query AbstractPanelQuery($id: ID!) {
    userDocument(id: $id) {
      abstract
    }
  }
`;

type Answer = { kind: 'text'; text: string } | { kind: 'failed'; message: string };

export interface AbstractPanelProps {
  id: string;
  /** The row's height without the abstract, in pixels. */
  top: number;
  /** The number of columns that it spans. */
  columns: number;
  /** Called with its height whenever that changes. */
  onHeight: (height: number) => void;
  onFold: () => void;
}

/** Renders the abstract, low enough that neighbouring rows stay visible; a long one scrolls. */
export function AbstractPanel({ id, top, columns, onHeight, onFold }: AbstractPanelProps) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const again = () => {
    setRound((before) => before + 1);
  };
  useSubscribeToInvalidationState([id, EDITED], again);
  useEffect(() => {
    const request = fetchQuery<AbstractPanelQuery>(environment, query, { id }, { fetchPolicy: 'store-or-network' });
    const subscription = request.subscribe({
      next: ({ userDocument }) => {
        setAnswer({ kind: 'text', text: userDocument?.abstract ?? '' });
      },
      error: ({ message }: Error) => {
        setAnswer({ kind: 'failed', message });
      },
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [environment, id, round]);

  const panel = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!panel.current || !text.current) return;
    const measured = panel.current;
    const scrolled = text.current;
    const observer = new ResizeObserver(() => {
      onHeight(measured.offsetHeight);
      setLong(scrolled.scrollHeight > scrolled.clientHeight);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [onHeight]);

  // Keys that move within the text must not move between rows.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      panel.current?.closest('[role="row"]')?.querySelector<HTMLElement>('[data-unfold]')?.focus();
      onFold();
    }
    event.stopPropagation();
  };
  return (
    <div
      ref={panel}
      role="gridcell"
      aria-colindex={2}
      aria-colspan={columns}
      className={styles.panel}
      style={{ top }}
      data-text
      onKeyDown={onKeyDown}
      // The browser's own menu can copy the selection.
      onContextMenu={(event) => {
        event.stopPropagation();
      }}
    >
      <div
        ref={text}
        className={styles.text}
        role="region"
        aria-label={listTexts.row.abstract}
        aria-busy={answer === null}
        tabIndex={isLong ? 0 : undefined}
      >
        {answer === null ? (
          <span className={styles.coming}>
            <Skeleton width="92%" />
            <Skeleton width="97%" />
            <Skeleton width="60%" />
          </span>
        ) : answer.kind === 'text' ? (
          <Marked text={answer.text} field="abstract" />
        ) : (
          <>
            {listTexts.row.abstractFailed(answer.message)}
            <TextButton
              onClick={() => {
                setAnswer(null);
                again();
              }}
            >
              {listTexts.tryAgain}
            </TextButton>
          </>
        )}
      </div>
    </div>
  );
}
