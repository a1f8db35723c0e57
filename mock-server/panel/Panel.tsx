// The control panel: in which state the mock server is for this browser, and everything that changes it.
import { useState } from 'react';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { TooltipHost } from '#src/ui/tooltip/TooltipHost.tsx';
import { OperationsView } from './OperationsView.tsx';
import { OutboxView } from './OutboxView.tsx';
import styles from './Panel.module.css';
import { ScenarioView } from './ScenarioView.tsx';
import { formatMoment } from './formatMoment.ts';
import { usePanel } from './usePanel.ts';
import { WorldView } from './WorldView.tsx';

type View = 'scenario' | 'world' | 'outbox' | 'operations';

/** Draws the panel. */
export function Panel() {
  const { data, state, isBusy, isLost, refusal, change, retry } = usePanel();
  const [view, setView] = useState<View>('scenario');
  return (
    <main className={styles.panel} data-state={state}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span className={styles.mock}>MOCK</span> control panel
        </h1>
        {data && (
          <p className={styles.facts}>
            World <b>{data.state.world}</b> · <time dateTime={data.state.clock}>{formatMoment(data.state.clock)}</time>{' '}
            · {data.state.viewer ?? 'a stranger'}
          </p>
        )}
      </header>
      {isLost && (
        <Notice tone="warning" role="alert" action={<TextButton onClick={retry}>Try now</TextButton>}>
          The mock server does not answer. What is shown may be old; it is asked again every three seconds.
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          Nothing was changed. {refusal}
        </Notice>
      )}
      {data === null ? (
        !isLost && <Spinner />
      ) : (
        <Tabs<View>
          label="Parts of the control panel"
          className={styles.tabs}
          selected={view}
          onSelect={setView}
          tabs={[
            { id: 'scenario', label: 'Scenario', panel: () => <ScenarioView data={data} change={change} /> },
            { id: 'world', label: 'World', panel: () => <WorldView data={data} isBusy={isBusy} change={change} /> },
            {
              id: 'outbox',
              label: 'Outbox',
              count: data.mails.length,
              panel: () => <OutboxView mails={data.mails} change={change} />,
            },
            {
              id: 'operations',
              label: 'Operations',
              count: data.operations.length,
              panel: () => <OperationsView operations={data.operations} change={change} />,
            },
          ]}
        />
      )}
      <TooltipHost />
    </main>
  );
}
