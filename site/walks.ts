// What the tests note of the statecharts that they walk, and what is made of all notes: read by the viewer and at the command line.

/** Who walks, the strongest first. */
export const walkers = ['browser', 'model', 'unit'] as const;

export type Walker = (typeof walkers)[number];

/** What was taken of one machine. */
export interface MachineWalk {
  /** How many actors of it were started. */
  readonly starts: number;
  /** How often each transition was taken, by its name. */
  readonly transitions: Readonly<Record<string, number>>;
}

/** By the id of the machine. */
export type WalkedMachines = Readonly<Record<string, MachineWalk>>;

/** What one test walked. */
export interface WalkRecord {
  readonly walker: Walker;
  /** The file of the test, from the root of the repository. */
  readonly file: string;
  /** With walker and file it names the record: a test that runs again writes over it. */
  readonly title: string;
  /** When it ended, as ISO 8601. */
  readonly at: string;
  readonly machines: WalkedMachines;
}

/** What all tests of one sort walked. */
export interface WalkedPart {
  /** When all of them were run last; null where only some were. */
  readonly wholeAt: string | null;
  /** When one of them ended last. */
  readonly lastAt: string;
  readonly machines: WalkedMachines;
}

/** One that is missing has not been run. */
export type Walks = Readonly<Partial<Record<Walker, WalkedPart>>>;

/** Both together. */
export function addWalks(some: WalkedMachines, others: WalkedMachines): WalkedMachines {
  const sum: Record<string, MachineWalk> = { ...some };
  for (const [machine, { starts, transitions }] of Object.entries(others)) {
    const known = sum[machine] ?? { starts: 0, transitions: {} };
    const counts = { ...known.transitions };
    for (const [name, count] of Object.entries(transitions)) counts[name] = (counts[name] ?? 0) + count;
    sum[machine] = { starts: known.starts + starts, transitions: counts };
  }
  return sum;
}

/** What the records of one sort of tests come to; undefined where there are none. */
export function partOf(records: readonly WalkRecord[], wholeAt: string | null): WalkedPart | undefined {
  const lastAt = records
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (lastAt === undefined) return undefined;
  return { wholeAt, lastAt, machines: records.map(({ machines }) => machines).reduce(addWalks, {}) };
}

/** Where development and the mock server answer with the `Walks`; no other server has them. */
export const coveragePath = '/_statecharts/coverage.json';

/** The name of the `<meta>` that tells a page of such a server where they are. */
export const coverageMeta = 'statechart-coverage';

/** `html`, with that element. */
export function withCoverageMeta(html: string): string {
  return html.replace('</head>', `  <meta name="${coverageMeta}" content="${coveragePath}" />\n  </head>`);
}
