// The last operations of this world with their responses, newest first.
import { useEffect, useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { saveAs } from '#src/ui/export/saveAs.ts';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import type { Failure, ListedOperation, ListedScenario, ShownOperation } from '../control/controlTypes.ts';
import { withoutMark } from '../choices/withoutMark.ts';
import { CopyButton } from './CopyButton.tsx';
import { type PanelData, readOperation } from './controlClient.ts';
import { formatMoment } from './formatMoment.ts';
import styles from './Panel.module.css';
import type { PanelControl } from './usePanel.ts';
import { panelTexts } from './panelTexts.ts';

const texts = panelTexts.operations;

/** Indents JSON; returns other text unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Details({ number }: { number: number }) {
  const [operation, setOperation] = useState<ShownOperation | string | null>(null);
  useEffect(() => {
    let isWanted = true;
    readOperation(number).then(
      (read) => {
        if (isWanted) setOperation(read);
      },
      (error: unknown) => {
        if (isWanted) setOperation(messageOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [number]);
  if (operation === null) return <Spinner />;
  if (typeof operation === 'string') return <p className={styles.none}>{operation}</p>;
  const { query, variables, answer, curl } = operation;
  const parts = [
    [texts.variables, JSON.stringify(variables, null, 2)],
    [texts.answer, answer === '' ? texts.noAnswer : pretty(answer)],
    [texts.operation, query],
  ] as const;
  return (
    <>
      <CopyButton text={() => Promise.resolve(curl)}>{texts.copyCurl}</CopyButton>
      {parts.map(([title, text]) => (
        <section key={title} className={styles.code}>
          <h3>{title}</h3>
          {/* Can be focused, so that long texts can be scrolled with the keyboard. */}
          <pre tabIndex={0} aria-label={title}>
            {text}
          </pre>
        </section>
      ))}
    </>
  );
}

interface PlayOptions {
  readonly scenarios: readonly ListedScenario[];
  /** The choice of this browser. */
  readonly chosen: string | null;
  readonly change: PanelControl['change'];
}

/** Starts a scenario for the operations of this name, in this browser. */
function PlayScenario({ operation, scenarios, chosen, change }: PlayOptions & { operation: string }) {
  const played = scenarios.find(({ name }) => withoutMark(chosen ?? '') === `${name}@${operation}`);
  return (
    <Select
      aria-label={texts.played(operation)}
      placeholder={texts.play}
      value={played?.name ?? null}
      options={scenarios.map(({ name, title, section }) => ({ value: name, label: title, section }))}
      onChange={(scenario) => {
        // The mark restarts the scenario even if it is already active.
        change('scenario', { scenario, operation, call: null, for: 'browser', mark: Date.now().toString(36) });
      }}
    />
  );
}

/** Shows how an operation failed. */
function FailureMark({ failure: { kind, detail } }: { failure: Failure }) {
  return (
    <span className={styles.failure}>
      {texts.failures[kind]}
      {detail !== null && <b> {detail}</b>}
    </span>
  );
}

function Row({ operation, ...options }: PlayOptions & { operation: ListedOperation }) {
  const [isOpen, setOpen] = useState(false);
  const { number, at, name, kind, status, scenario, failure } = operation;
  return (
    <details
      className={styles.entry}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span className={styles.number}>{number}</span> <b>{name ?? texts.unnamed}</b>{' '}
        {failure && <FailureMark failure={failure} />}
        <span className={styles.meta}>
          {kind ?? texts.unreadable} · {status ?? texts.noStatus}
          {scenario === 'ordinary' ? '' : ` · ${scenario}`} · <time dateTime={at}>{formatMoment(at)}</time>
        </span>
      </summary>
      {isOpen && name !== null && <PlayScenario operation={name} {...options} />}
      {isOpen && <Details number={number} />}
    </details>
  );
}

/** Renders the list. */
export function OperationsView({
  data: { operations, scenarios, state },
  change,
}: {
  data: PanelData;
  change: PanelControl['change'];
}) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'all' | 'failed'>('all');
  const failed = operations.filter(({ failure }) => failure !== null);
  const named = shown === 'failed' ? failed : operations;
  const found = named.filter(({ name }) => (name ?? '').toLowerCase().includes(words.trim().toLowerCase()));
  if (operations.length === 0) return <p className={styles.none}>{texts.empty}</p>;
  return (
    <div className={styles.view}>
      <div className={styles.row}>
        <TextInput
          start={<Icon name="search" />}
          aria-label={texts.search}
          placeholder={texts.search}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
        <Segmented
          label={texts.which}
          labelHidden
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: texts.all },
            { value: 'failed', label: texts.failed(failed.length) },
          ]}
        />
        <Button
          icon="download"
          onClick={() => {
            saveAs('/__mock/operations.har', texts.harName);
          }}
        >
          {texts.har}
        </Button>
        <Button
          icon="trash"
          onClick={() => {
            change('operations', {}, 'DELETE');
          }}
        >
          {texts.clear}
        </Button>
      </div>
      {found.map((operation) => (
        <Row
          key={operation.number}
          operation={operation}
          scenarios={scenarios}
          chosen={state.scenario.own}
          change={change}
        />
      ))}
      {found.length === 0 && <p className={styles.none}>{named.length === 0 ? texts.noneFailed : texts.notFound}</p>}
    </div>
  );
}
