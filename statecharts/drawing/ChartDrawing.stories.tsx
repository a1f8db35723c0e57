// Stories of drawn charts: plain, with active states, with test coverage, and one far larger than any chart of the product.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { chartOf } from '../chart/chartOf.ts';
import { generateMachine } from '../chart/generateMachine.ts';
import type { Chart } from '../chart/chart.ts';
import type { Pressed } from '../chart/pressed.ts';
import { type ChartOverlay, emptyOverlay, noCounts, type CoverageCounts } from '../chart/overlay.ts';
import { ChartDrawing, type DrawingHandle } from './ChartDrawing.tsx';
import { type LineKind, LineSample } from './LineSample.tsx';

const meta = {
  title: 'Statecharts/Drawing',
  component: ChartDrawing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChartDrawing>;

export default meta;
type Story = Pick<StoryObj<typeof meta>, 'render'>;

/** The size of the drawing in a window of 1280 by 800. */
function Frame({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', width: 780, height: 560, border: '1px solid var(--border)' }}>{children}</div>;
}

/** The collapsed states of a drawing, and a function that toggles one. */
function useToggled() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback((state: string) => {
    setCollapsed(
      (before) => new Set(before.has(state) ? [...before].filter((id) => id !== state) : [...before, state]),
    );
  }, []);
  return { collapsed, onToggle };
}

function Drawn({ chart, overlay = emptyOverlay }: { chart: Chart; overlay?: ChartOverlay }) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const toggled = useToggled();
  return (
    <Frame>
      <ChartDrawing chart={chart} overlay={overlay} selected={pressed} onPress={setPressed} {...toggled} />
    </Frame>
  );
}

const chartNamed = (id: string) => {
  const entry = catalogue.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no machine ${id}`);
  return chartOf(entry.machine);
};

const documentEditor = chartNamed('documentEditor');
const submission = chartNamed('submission');

const from = (chart: Chart, state: string) =>
  chart.transitions.filter(({ source }) => source === state).map(({ name }) => name);

const saving: ChartOverlay = {
  ...emptyOverlay,
  current: new Set(['documentEditor', 'documentEditor.saving', 'documentEditor.saving.settled']),
  possible: new Set([
    ...from(documentEditor, 'documentEditor.saving'),
    ...from(documentEditor, 'documentEditor.saving.settled'),
  ]),
};

const kinds: readonly CoverageCounts[] = [
  { browser: 4, model: 12, unit: 30 },
  { browser: 0, model: 3, unit: 8 },
  { browser: 0, model: 0, unit: 2 },
  noCounts,
];
const countsAt = (index: number): CoverageCounts => kinds[index % kinds.length] ?? noCounts;

const covered: ChartOverlay = {
  ...emptyOverlay,
  isCounted: true,
  coverage: {
    transitions: new Map(submission.transitions.map(({ name }, index) => [name, countsAt(index)])),
    states: new Map([...submission.states.keys()].map((id, index) => [id, countsAt(index)])),
  },
};

const path: ChartOverlay = {
  ...emptyOverlay,
  current: new Set(['submission.editing']),
  marked: new Set(submission.transitions.filter((_each, index) => index % 4 === 1).map(({ name }) => name)),
};

export const Plain: Story = { render: () => <Drawn chart={submission} /> };
export const Running: Story = { render: () => <Drawn chart={documentEditor} overlay={saving} /> };
export const Covered: Story = { render: () => <Drawn chart={submission} overlay={covered} /> };
export const Marked: Story = { render: () => <Drawn chart={submission} overlay={path} /> };
export const ParallelRegions: Story = { render: () => <Drawn chart={chartNamed('dropdown')} /> };

/** The largest chart of the product, drawn on demand, so that drawing it can be measured. */
export const Largest: Story = { render: () => <DrawnWhenAsked make={() => chartNamed('groupTree')} /> };

/** The chart whose lines take longest to route. */
export const Slowest: Story = { render: () => <DrawnWhenAsked make={() => chartNamed('import')} /> };

/** 300 states and 600 transitions. */
export const Generated: Story = { render: () => <DrawnWhenAsked make={() => chartOf(generateMachine(300, 600))} /> };

/** An empty page, to measure what a page costs by itself. */
export const Empty: Story = { render: () => <DrawnWhenAsked make={() => null} /> };

function DrawnWhenAsked({ make }: { make: () => Chart | null }) {
  const [chart, setChart] = useState<Chart | null>(null);
  return (
    <>
      <Button
        onClick={() => {
          setChart(make());
        }}
      >
        Draw
      </Button>
      {chart ? <Drawn chart={chart} /> : <Frame>{null}</Frame>}
    </>
  );
}

/** Simulates the keys of a find box: what is found moves to the middle. */
export const Shown: Story = { render: () => <ShownState /> };

function ShownState() {
  const toggled = useToggled();
  const drawing = useRef<DrawingHandle>(null);
  return (
    <>
      <Button
        onClick={() => {
          drawing.current?.show('documentEditor.discarded');
        }}
      >
        Show discarded
      </Button>
      <Frame>
        <ChartDrawing
          chart={documentEditor}
          overlay={emptyOverlay}
          selected={null}
          onPress={() => undefined}
          handle={drawing}
          {...toggled}
        />
      </Frame>
    </>
  );
}

const lineKinds: readonly LineKind[] = ['possible', 'marked', 'browser', 'model', 'unit', 'none'];

export const Lines: Story = {
  render: () => (
    <ul>
      {lineKinds.map((kind) => (
        <li key={kind}>
          <LineSample kind={kind} /> {kind}
        </li>
      ))}
    </ul>
  ),
};
