// Shows when each kind of test was last run.
import { testKinds } from '#site/coverage.ts';
import { LineSample } from '../drawing/LineSample.tsx';
import type { Coverage, PartRun } from './coverage.ts';
import styles from './CoverageMode.module.css';
import { coverageTexts } from './coverageTexts.ts';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function When({ run }: { run: PartRun | null }) {
  if (run === null) return coverageTexts.notRun;
  return (
    <>
      <time dateTime={run.lastAt}>{moment.format(new Date(run.lastAt))}</time>
      {run.completeRunAt === null && coverageTexts.partial}
    </>
  );
}

/** Renders a row for each kind of test, with a sample of its line on the chart. */
export function PartRuns({ parts }: Pick<Coverage, 'parts'>) {
  return (
    <dl className={styles.parts}>
      {testKinds.map((testKind) => (
        <div key={testKind}>
          <dt>
            <LineSample kind={testKind} /> {coverageTexts.tests(coverageTexts.kinds[testKind])}
          </dt>
          <dd>
            <When run={parts[testKind]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
