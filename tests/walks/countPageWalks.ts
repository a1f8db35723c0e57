// Counts what the machines of a browser's pages walk: the pages tell it (statecharts/live/walks.ts) while statecharts are live.
import type { BrowserContext, TestInfo } from '@playwright/test';
import { WalkCounter, type Walked } from './countWalks.ts';
import { fromRoot, recordWalk } from './recordWalk.ts';

export interface PageWalks {
  /** Keeps what was counted as that of this test. */
  record(test: Pick<TestInfo, 'file' | 'titlePath' | 'project'>): void;
}

/** Counts in all pages that this context opens from now on. */
export async function countPageWalks(context: BrowserContext): Promise<PageWalks> {
  const counter = new WalkCounter();
  await context.exposeBinding('onStatechartWalk', (_, walks: readonly Walked[]) => {
    for (const walked of walks) counter.add(walked);
  });
  return {
    record({ file, titlePath, project }) {
      const machines = counter.take();
      if (machines === null) return;
      const title = [project.name, ...titlePath.slice(1)].join(' › ');
      recordWalk({ testKind: 'browser', file: fromRoot(file), title, machines });
    },
  };
}
