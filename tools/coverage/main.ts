// Prints which states and transitions of the machines the last test run covered, and by which kind of test. With `--strict`
// (`npm run statecharts:coverage -- --strict`) it fails if a transition is not covered.
import { catalogue } from '#machines/catalogue.ts';
import { readCoverage } from '#mock-server/readCoverage.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { coverageOf } from '#statecharts/coverage/coverage.ts';
import { coverageText, uncovered } from './coverageTable.ts';

const recorded = readCoverage();
if (recorded === null) {
  console.error('No test run has recorded coverage yet. Run npm test, or npm run test:unit for a part of it.');
  process.exitCode = 1;
} else {
  const charts = catalogue.map(({ machine }) => chartOf(machine));
  const coverage = coverageOf(recorded, charts);
  console.log(coverageText(charts, coverage));
  if (process.argv.includes('--strict') && uncovered(charts, coverage).length > 0) process.exitCode = 1;
}
