// Says which states and transitions of the machines the last test run walked, and who did. `npm run statecharts:coverage -- --strict`
// fails where a transition is walked by nobody.
import { catalogue } from '#machines/catalogue.ts';
import { readCoverage } from '#mock-server/readCoverage.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { coverageOf } from '#statecharts/coverage/coverage.ts';
import { coverageText, unwalked } from './coverageTable.ts';

const walks = readCoverage();
if (walks === null) {
  console.error(
    'No test has been run yet that walks statecharts. Run npm test, or npm run test:unit for a part of it.',
  );
  process.exitCode = 1;
} else {
  const charts = catalogue.map(({ machine }) => chartOf(machine));
  const coverage = coverageOf(walks, charts);
  console.log(coverageText(charts, coverage));
  if (process.argv.includes('--strict') && unwalked(charts, coverage).length > 0) process.exitCode = 1;
}
