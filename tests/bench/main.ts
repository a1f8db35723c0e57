// `npm run bench`: measures requests on libraries of 1,000, 10,000 and 100,000 documents. The smallest possible request is measured at the same time, so that
// results from different machines can be compared. Also measures scrolling, public pages (Lighthouse) and statecharts. --quick: 1,000 documents only. --only:
// some of pages, drawings, layouts, live, recordings, streams, formats, import, hostile, citations, lookups, documents, requests, groups, writes, scrolling, neighbours. --ruled: the number of
// additional groups with rules while writes are measured. --streams: the number of open event streams.
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres, whyNoPostgres } from '#tests/support/postgres.ts';
import type { ServerProcess } from '#tests/support/serverProcess.ts';
import { cpuTime } from './cpuTime.ts';
import { copyFilledFolder } from './filledFolder.ts';
import { type Filled, fillLibrary, logIn } from './fillLibrary.ts';
import { measureCitationEngine } from './measureCitationEngine.ts';
import { measureCitations } from './measureCitations.ts';
import { measureFormats } from './measureFormats.ts';
import { measureGroups } from './measureGroups.ts';
import { measureHostile } from './measureHostile.ts';
import { measureImport } from './measureImport.ts';
import { measureLayouts } from './measureLayouts.ts';
import { type Bench, measureLibrary, measureWrites } from './measureLibrary.ts';
import { measureLive } from './measureLive.ts';
import { measureLookUps } from './measureLookUps.ts';
import { measureNeighbours } from './measureNeighbours.ts';
import { measurePages } from './measurePages.ts';
import { measureRecordings } from './measureRecordings.ts';
import { measureRequests, type PlainEnvironment } from './measureRequests.ts';
import { measureScrolling } from './measureScrolling.ts';
import { measureDrawings } from './measureStatecharts.ts';
import { measureStreams } from './measureStreams.ts';
import { makeRuledGroups } from './ruledGroups.ts';
import { formatRows, formatTable, type JudgedTable } from './table.ts';
import { startBenchServer } from './startBenchServer.ts';

const subjects = [
  'pages',
  'drawings',
  'layouts',
  'live',
  'recordings',
  'streams',
  'formats',
  'import',
  'hostile',
  'citations',
  'lookups',
  'documents',
  'requests',
  'groups',
  'writes',
  'scrolling',
  'neighbours',
] as const;
const engines = ['all', 'embedded', 'postgres'] as const;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '60' },
    ruled: { type: 'string', default: '0' },
    streams: { type: 'string', default: '500' },
    engine: { type: 'string', default: 'all' },
    only: { type: 'string', default: subjects.join(',') },
  },
});
const sizes = values.quick ? [1000] : values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const ruled = Number(values.ruled);
const streams = Number(values.streams);
if (![...sizes, rounds, streams].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--sizes, --rounds and --streams take whole numbers');
if (!Number.isInteger(ruled) || ruled < 0) throw new Error('--ruled takes a whole number');
const only = new Set(values.only.split(','));
for (const subject of only) {
  if (!subjects.some((each) => each === subject)) throw new Error(`--only takes ${subjects.join(', ')}`);
}
if (!engines.some((each) => each === values.engine)) throw new Error(`--engine takes ${engines.join(', ')}`);

/** Prints a table and the limits that were exceeded. Any of these fails the run. */
function printWithShortcomings({ table, shortcomings }: JudgedTable): void {
  console.log(formatRows(table));
  for (const shortcoming of shortcomings) console.log(`Falls short: ${shortcoming}`);
  if (shortcomings.length > 0) process.exitCode = 1;
}

/** A server on a filled library. */
interface Measurable {
  readonly engine: 'Embedded database' | 'PostgreSQL';
  readonly server: ServerProcess;
  readonly filled: Filled;
  /** Runs `work` with an environment in which another process can open the same library. */
  readonly beside: <T>(work: (environment: PlainEnvironment) => Promise<T>) => Promise<T>;
}

async function measure({ engine, server, filled: { size, ...filled }, beside }: Measurable): Promise<void> {
  const bench: Bench = { client: await logIn(server.url, size), cpuTime: () => cpuTime(server.pid) };
  const head = (what: string) => `\n${engine}, ${what}\n`;
  if (only.has('documents')) {
    const seconds = filled.documentSeconds.toFixed(1);
    console.log(head(`${size.toLocaleString('en')} documents (added in ${seconds} s)`));
    console.log(formatTable(await measureLibrary(bench, size, rounds, engine === 'PostgreSQL' ? 50 : 100)));
  }
  if (only.has('requests')) {
    console.log(head(`requests on ${size.toLocaleString('en')} documents`));
    console.log(formatRows(await beside((environment) => measureRequests(bench, environment))));
  }
  if (only.has('groups')) {
    const { all } = filled.groups;
    const seconds = filled.groupSeconds.toFixed(1);
    const groups = `${all.length.toLocaleString('en')} groups of ${size.toLocaleString('en')} documents`;
    console.log(head(`${groups} (made in ${seconds} s)`));
    console.log(formatTable(await measureGroups(bench, filled.groups, rounds)));
  }
  if (only.has('writes')) {
    await makeRuledGroups(bench.client, ruled);
    const groups = filled.groups.all.length + ruled;
    console.log(head(`writes beside ${groups.toLocaleString('en')} groups`));
    console.log(formatTable(await measureWrites(bench, size, rounds)));
  }
  if (only.has('scrolling')) {
    console.log(head(`the list of ${size.toLocaleString('en')} documents, scrolled from end to end`));
    console.log(formatRows(await measureScrolling(server.url, size)));
  }
}

/** Only one process can open a data folder, so another one works on a copy. */
async function onCopy<T>(size: number, work: (environment: PlainEnvironment) => Promise<T>): Promise<T> {
  const { dataDir } = await copyFilledFolder(size);
  try {
    return await work({ DATA_DIR: dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureEmbedded(): Promise<void> {
  for (const size of sizes) {
    const { dataDir, filled } = await copyFilledFolder(size);
    const server = await startBenchServer({ dataDir });
    try {
      await measure({ engine: 'Embedded database', server, filled, beside: (work) => onCopy(size, work) });
    } finally {
      await server.remove();
    }
  }
}

async function measurePostgres(): Promise<void> {
  const reason = whyNoPostgres();
  if (reason !== null) {
    console.log(`\nNot measured on PostgreSQL: ${reason}.`);
    return;
  }
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) throw new Error("PostgreSQL didn't start");
  const environment = { DATABASE_URL: await postgres.createDatabase('library') };
  const server = await startBenchServer({ env: environment });
  try {
    for (const size of sizes) {
      const filled = await fillLibrary(server.url, size);
      await measure({ engine: 'PostgreSQL', server, filled, beside: (work) => work(environment) });
    }
  } finally {
    await server.remove();
    await postgres.stop();
  }
}

interface MeasureOfServer {
  readonly name: string;
  readonly measure: (server: ServerProcess) => Promise<JudgedTable>;
}

/** Measurements for which the server's library doesn't matter, by name. */
const measuresOfServer = {
  pages: { name: 'Lighthouse', measure: ({ url }) => measurePages(url) },
  drawings: { name: 'Drawn statecharts', measure: ({ url }) => measureDrawings(url) },
  live: { name: 'Live statecharts', measure: ({ url }) => measureLive(url) },
  recordings: { name: 'Recordings of statecharts', measure: ({ url }) => measureRecordings(url) },
  streams: { name: 'Open event streams', measure: (server) => measureStreams(server, streams) },
  import: { name: 'Import', measure: ({ url }) => measureImport(url) },
  hostile: { name: 'Hostile bodies', measure: measureHostile },
  citations: { name: 'References in a style', measure: ({ url }) => measureCitations(url) },
} as const satisfies Record<string, MeasureOfServer>;

async function measureOnServer(subject: keyof typeof measuresOfServer): Promise<void> {
  const { name, measure } = measuresOfServer[subject];
  const server = await startBenchServer();
  try {
    console.log(`\n${name}\n`);
    printWithShortcomings(await measure(server));
  } finally {
    await server.remove();
  }
}

async function measureNeighboursOn(engine: Measurable['engine'], env: Readonly<Record<string, string>>): Promise<void> {
  const server = await startBenchServer({ env });
  try {
    console.log(`\n${engine}, a page beside somebody who does the worst that they may\n`);
    printWithShortcomings(await measureNeighbours(server.url));
  } finally {
    await server.remove();
  }
}

/** Fills libraries of its own, because the size of the others doesn't matter here. */
async function measureNeighboursOnEngines(): Promise<void> {
  if (values.engine !== 'postgres') await measureNeighboursOn('Embedded database', {});
  if (values.engine === 'embedded' || whyNoPostgres() !== null) return;
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) throw new Error("PostgreSQL didn't start");
  try {
    await measureNeighboursOn('PostgreSQL', { DATABASE_URL: await postgres.createDatabase('neighbours') });
  } finally {
    await postgres.stop();
  }
}

if (only.has('citations')) {
  console.log('\nThe citation engine\n');
  printWithShortcomings(measureCitationEngine());
}
if (only.has('formats')) {
  console.log('\nReading files of references\n');
  printWithShortcomings(measureFormats());
}
if (only.has('layouts')) {
  console.log('\nSmall changes of statecharts after which states are where they were\n');
  printWithShortcomings(await measureLayouts());
}
execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
});
for (const subject of ['pages', 'drawings', 'live', 'recordings', 'streams', 'import', 'hostile', 'citations'] as const)
  if (only.has(subject)) await measureOnServer(subject);
if (['documents', 'requests', 'groups', 'writes', 'scrolling'].some((subject) => only.has(subject))) {
  if (values.engine !== 'postgres') await measureEmbedded();
  if (values.engine !== 'embedded') await measurePostgres();
}
if (only.has('lookups')) {
  console.log('\nLookups of one DOI on the embedded database\n');
  printWithShortcomings(await measureLookUps());
}
if (only.has('neighbours')) await measureNeighboursOnEngines();
