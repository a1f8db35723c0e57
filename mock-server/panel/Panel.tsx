// The control panel, which shows the state of the mock server for this browser and changes it.
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
import { panelTexts } from './panelTexts.ts';

type View = 'scenario' | 'world' | 'outbox' | 'operations';

/** Renders the panel. */
export function Panel() {
  const { data, state, isBusy, isLost, refusal, change, retry } = usePanel();
  const [view, setView] = useState<View>('scenario');
  return (
    <main className={styles.panel} data-state={state}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span className={styles.mock}>{panelTexts.head.mock}</span> {panelTexts.head.title}
        </h1>
        {data && (
          <p className={styles.facts}>
            {panelTexts.head.world} <b>{data.state.world}</b> ·{' '}
            <time dateTime={data.state.clock}>{formatMoment(data.state.clock)}</time> ·{' '}
            {data.state.viewer ?? panelTexts.head.anonymous}
          </p>
        )}
      </header>
      {isLost && (
        <Notice tone="warning" role="alert" action={<TextButton onClick={retry}>{panelTexts.retry}</TextButton>}>
          {panelTexts.lost}
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {panelTexts.refused(refusal)}
        </Notice>
      )}
      {data === null ? (
        !isLost && <Spinner />
      ) : (
        <Tabs<View>
          label={panelTexts.tabs.label}
          className={styles.tabs}
          selected={view}
          onSelect={setView}
          tabs={[
            {
              id: 'scenario',
              label: panelTexts.tabs.scenario,
              panel: () => <ScenarioView data={data} change={change} />,
            },
            {
              id: 'world',
              label: panelTexts.tabs.world,
              panel: () => <WorldView data={data} isBusy={isBusy} change={change} />,
            },
            {
              id: 'outbox',
              label: panelTexts.tabs.outbox,
              count: data.mails.length,
              panel: () => <OutboxView mails={data.mails} change={change} />,
            },
            {
              id: 'operations',
              label: panelTexts.tabs.operations,
              count: data.operations.length,
              panel: () => <OperationsView data={data} change={change} />,
            },
          ]}
        />
      )}
      <TooltipHost />
    </main>
  );
}
