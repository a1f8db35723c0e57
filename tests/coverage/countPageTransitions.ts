// Counts the transitions that machines take in browser pages, which report them (statecharts/live/reportTransitions.ts).
import type { BrowserContext, TestInfo } from '@playwright/test';
import { TransitionCounter, type TakenTransitions } from './countTransitions.ts';
import { fromRoot, recordCoverage } from './recordCoverage.ts';

export interface PageTransitions {
  /** Records the counted transitions as covered by this test. */
  record(test: Pick<TestInfo, 'file' | 'titlePath' | 'project'>): void;
}

/** Counts in all pages that this context opens from now on. */
export async function countPageTransitions(context: BrowserContext): Promise<PageTransitions> {
  const counter = new TransitionCounter();
  await context.exposeBinding('onStatechartTransitions', (_, transitions: readonly TakenTransitions[]) => {
    for (const taken of transitions) counter.add(taken);
  });
  return {
    record({ file, titlePath, project }) {
      const machines = counter.take();
      if (machines === null) return;
      const title = [project.name, ...titlePath.slice(1)].join(' › ');
      recordCoverage({ testKind: 'browser', file: fromRoot(file), title, machines });
    },
  };
}
