// Shows a document as the source of its entry (BibTeX or BibLaTeX), to be read and edited, with line numbers and errors.
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { fieldsOf } from '#bibliography/kinds.ts';
import type { LineMessage } from '#bibliography/bibtex/entrySource.ts';
import type { SourceDraft } from '#machines/sourceView/sourceViewTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { EditedSource } from './EditedSource.ts';
import type { SourceActor } from './finishSource.ts';
import { rememberDialect } from './rememberedDialect.ts';
import styles from './SourceView.module.css';
import { useSourceView } from './useSourceView.ts';
import { sourceTexts } from './sourceTexts.ts';

const dialects = [
  { value: 'bibtex', label: sourceTexts.dialects.bibtex },
  { value: 'biblatex', label: sourceTexts.dialects.biblatex },
] as const;

export interface SourceViewProps {
  editor: EditedSource;
  /** Text from before a reload that is not applied to the form yet. */
  typed: SourceDraft | undefined;
  /** Receives the actor of the source, so that unapplied text can be applied before the document is closed. */
  onActor: (actor: SourceActor | null) => void;
}

/** Selects a line (counted from 1) and scrolls to it. */
function goToLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** Renders the source. */
export function SourceView({ editor, typed, onActor }: SourceViewProps) {
  const { actor, snapshot } = useSourceView(editor, typed);
  const { dialect, text, problems, remarks, message } = snapshot.context;
  const area = useRef<HTMLTextAreaElement>(null);
  const base = useId();

  useEffect(() => {
    onActor(actor);
    return () => {
      onActor(null);
    };
  }, [actor, onActor]);
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(0, 0);
  }, []);
  // If the person wants to finish and cannot, focus the problem that prevents it.
  useEffect(() => {
    const pointedOut = actor.on('problems.pointedOut', () => {
      const [first] = actor.getSnapshot().context.problems;
      if (area.current) goToLine(area.current, first?.line ?? 1);
    });
    return () => {
      pointedOut.unsubscribe();
    };
  }, [actor]);

  const untaken = snapshot.hasTag('untaken');
  // As long as the text has the focus, or input that is not applied yet, others do not change what it shows.
  const leaveText = () => {
    if (!untaken && document.activeElement !== area.current) editor.leaveFields();
  };
  const leaveTaken = useEffectEvent(leaveText);
  useEffect(() => {
    leaveTaken();
  }, [untaken]);
  const messagesId = `${base}-messages`;
  const goTo = (line: number) => {
    if (area.current) goToLine(area.current, line);
  };
  return (
    <div className={styles.source} data-state={statePath(snapshot.value)}>
      <Segmented
        label={sourceTexts.format}
        layout="beside"
        options={dialects.map((option) => ({ ...option, disabled: untaken && option.value !== dialect }))}
        value={dialect}
        onChange={(chosen) => {
          rememberDialect(chosen);
          actor.send({ type: 'dialect.chosen', dialect: chosen });
        }}
      />
      {snapshot.matches('outdated') && (
        <Notice
          tone="info"
          role="status"
          action={
            <Button
              onClick={() => {
                actor.send({ type: 'source.show' });
              }}
            >
              {sourceTexts.showCurrent}
            </Button>
          }
        >
          {sourceTexts.outdated}
        </Notice>
      )}
      <label htmlFor={base} className={styles.label}>
        {sourceTexts.source}
      </label>
      <div className={styles.box}>
        <div className={styles.lines} aria-hidden="true">
          {text.split('\n').map((_, index) => (
            <span key={index} data-wrong={problems.some(({ line }) => line === index + 1) || undefined}>
              {index + 1}
            </span>
          ))}
        </div>
        <textarea
          ref={area}
          id={base}
          className={styles.text}
          value={text}
          rows={Math.max(8, text.split('\n').length)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          readOnly={snapshot.matches('writing') || snapshot.matches('unwritten')}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={messagesId}
          onFocus={() => {
            editor.focusFields(fieldsOf(editor.current().kind).map(({ name }) => name));
          }}
          onBlur={leaveText}
          onChange={({ target }) => {
            actor.send({ type: 'text.changed', text: target.value });
          }}
        />
      </div>
      <div id={messagesId} className={styles.messages}>
        <p role="status" className={styles.summary}>
          {problems.length > 0 && sourceTexts.unreadable}
        </p>
        <Lines messages={problems} onGo={goTo} tone="problem" />
        <Lines messages={remarks} onGo={goTo} tone="remark" />
      </div>
      {snapshot.hasTag('refused') && problems.length > 0 && (
        <TextButton
          className={styles.revert}
          onClick={() => {
            actor.send({ type: 'source.revert' });
            area.current?.focus();
          }}
        >
          {sourceTexts.revert}
        </TextButton>
      )}
      {message !== null && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button
              onClick={() => {
                actor.send({ type: 'retry' });
              }}
            >
              {sourceTexts.retry}
            </Button>
          }
        >
          {sourceTexts.failed(message, untaken)}
        </Notice>
      )}
    </div>
  );
}

/** Lists the messages, each with a button that goes to its line. */
function Lines({
  messages,
  onGo,
  tone,
}: {
  messages: readonly LineMessage[];
  onGo: (line: number) => void;
  tone: 'problem' | 'remark';
}) {
  if (messages.length === 0) return null;
  return (
    <ul className={styles[tone]}>
      {messages.map(({ line, message }, index) => (
        <li key={index}>
          <TextButton
            variant="plain"
            onClick={() => {
              onGo(line);
            }}
          >
            {sourceTexts.line(line, message)}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
