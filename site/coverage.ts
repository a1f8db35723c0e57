// Which transitions of the statecharts the tests took: the record of each test, and the sum of all records, for the viewer and the command line.

/** The kinds of tests that record transitions, the one that proves most first. */
export const testKinds = ['browser', 'model', 'unit'] as const;

export type TestKind = (typeof testKinds)[number];

/** The transitions of one machine that were taken. */
export interface RecordedMachine {
  /** How many actors of it were started. */
  readonly starts: number;
  /** How often each transition was taken, by its name. */
  readonly transitions: Readonly<Record<string, number>>;
}

/** By the id of the machine. */
export type RecordedMachines = Readonly<Record<string, RecordedMachine>>;

/** The transitions that one test took. */
export interface CoverageRecord {
  readonly testKind: TestKind;
  /** The file of the test, from the root of the repository. */
  readonly file: string;
  /** Identifies the record together with the kind of test and the file: a test that runs again replaces its record. */
  readonly title: string;
  /** When it ended, as ISO 8601. */
  readonly at: string;
  readonly machines: RecordedMachines;
}

/** The transitions that all tests of one kind took. */
export interface KindCoverage {
  /** The start of the last run of all tests of this kind; null if only some have been run. */
  readonly completeRunAt: string | null;
  /** When the latest of them ended. */
  readonly lastAt: string;
  readonly machines: RecordedMachines;
}

/** By kind of test; a kind that has not been run is missing. */
export type RecordedCoverage = Readonly<Partial<Record<TestKind, KindCoverage>>>;

/** Adds up the starts and transitions of both. */
export function addCoverage(some: RecordedMachines, others: RecordedMachines): RecordedMachines {
  const sum: Record<string, RecordedMachine> = { ...some };
  for (const [machine, { starts, transitions }] of Object.entries(others)) {
    const known = sum[machine] ?? { starts: 0, transitions: {} };
    const counts = { ...known.transitions };
    for (const [name, count] of Object.entries(transitions)) counts[name] = (counts[name] ?? 0) + count;
    sum[machine] = { starts: known.starts + starts, transitions: counts };
  }
  return sum;
}

/** Adds up the records of one kind of tests; undefined if there are none. */
export function sumOfRecords(
  records: readonly CoverageRecord[],
  completeRunAt: string | null,
): KindCoverage | undefined {
  const lastAt = records
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (lastAt === undefined) return undefined;
  return { completeRunAt, lastAt, machines: records.map(({ machines }) => machines).reduce(addCoverage, {}) };
}

/** The address of the `RecordedCoverage` in development and on the mock server. Other servers don't have it. */
export const coveragePath = '/_statecharts/coverage.json';

/** The name of the `<meta>` with this address, in pages of such a server. */
export const coverageMeta = 'statechart-coverage';

/** Adds this `<meta>` to a page's HTML. */
export function withCoverageMeta(html: string): string {
  return html.replace('</head>', `  <meta name="${coverageMeta}" content="${coveragePath}" />\n  </head>`);
}
