// Lays out charts in a worker, so that the page stays responsive; each chart once.
import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js';
// elk ships this file as a complete worker.
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { chooseLayout } from './chooseLayout.ts';
import { earlierPlaces } from './earlierPlaces.ts';
import { drawingTexts } from '../drawingTexts.ts';

interface Engine {
  readonly elk: ELK;
  /** Never resolves, and rejects if the worker fails to load, which elk doesn't notice itself. */
  readonly failure: Promise<never>;
}

let engine: Engine | null = null;

function startEngine(): Engine {
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Layouts that wait for this promise report the failure. Without any, it must not become an unhandled rejection.
  failure.catch(() => undefined);
  const elk = new ElkConstructor({
    workerFactory: () => {
      const worker = new Worker(workerUrl);
      worker.addEventListener('error', () => {
        engine = null;
        fail(new Error(drawingTexts.notLoaded));
      });
      return worker;
    },
  });
  return { elk, failure };
}

const known = new WeakMap<Chart, Promise<ChartLayout>>();

/** Loads the worker in advance, because its code is large. */
export function prepareLayout(): void {
  engine ??= startEngine();
}

/** The layout of a chart. A failed layout is tried again on the next call. */
export function layOut(chart: Chart): Promise<ChartLayout> {
  const before = known.get(chart);
  if (before) return before;
  const { elk, failure } = (engine ??= startEngine());
  const layout = Promise.race([chooseLayout(elk, chart, earlierPlaces(chart)), failure]);
  known.set(chart, layout);
  layout.catch(() => {
    known.delete(chart);
  });
  return layout;
}
