// Lays charts out in a worker, so that the page goes on while it is done; each chart once.
import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js';
// The file as elk ships it: it is a whole worker already.
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { chooseLayout } from './chooseLayout.ts';
import { drawingTexts } from '../drawingTexts.ts';

interface Engine {
  readonly elk: ELK;
  /** Never keeps its word but by failing: elk itself does not notice that its worker is not there. */
  readonly failure: Promise<never>;
}

let engine: Engine | null = null;

function startEngine(): Engine {
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Whoever waits hears of it; without anybody it is no error of the page.
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

/** Loads the worker before there is something to do: its code is large. */
export function prepareLayout(): void {
  engine ??= startEngine();
}

/** The layout of a chart. One that failed is tried again when it is asked for anew. */
export function layOut(chart: Chart): Promise<ChartLayout> {
  const before = known.get(chart);
  if (before) return before;
  const { elk, failure } = (engine ??= startEngine());
  const layout = Promise.race([chooseLayout(elk, chart), failure]);
  known.set(chart, layout);
  layout.catch(() => {
    known.delete(chart);
  });
  return layout;
}
