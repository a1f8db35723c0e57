// `npm run bench`: how long whole requests take on libraries of 1,000, 10,000 and 100,000 documents, beside the smallest
// request there is, measured in the same minute, so that the figures say something on any machine; and what Lighthouse says of the
// public pages. --quick: 1,000 only; --pages: only the pages.
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres, whyNoPostgres } from '#tests/support/postgres.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';
import { fillLibrary } from './fillLibrary.ts';
import { measureGroups } from './measureGroups.ts';
import { measureLibrary, measureWrites } from './measureLibrary.ts';
import { measurePages } from './measurePages.ts';
import { formatRows, formatTable } from './table.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'all' },
    pages: { type: 'boolean', default: false },
  },
});
const sizes = values.quick ? [1000] : values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
if (![...sizes, rounds].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--sizes and --rounds take whole numbers');

/** As many as a library of 100,000 documents has: 2,000; fewer in smaller ones. */
const numberOfGroups = (size: number) => Math.max(100, Math.round(size / 50));

async function measure(engine: string, server: ServerProcess): Promise<void> {
  try {
    for (const size of sizes) {
      const { client, seconds } = await fillLibrary(server.url, size);
      console.log(`\n${engine}, ${size.toLocaleString('en')} documents (added in ${seconds.toFixed(1)} s)\n`);
      console.log(formatTable(await measureLibrary(client, size, rounds)));
      const groups = await measureGroups(client, numberOfGroups(size), rounds);
      console.log(`\n${engine}, groups of these documents (made in ${groups.seconds.toFixed(1)} s)\n`);
      console.log(formatTable(groups.measured));
      console.log(`\n${engine}, writes beside groups\n`);
      console.log(formatTable(await measureWrites(client, size, rounds)));
    }
  } finally {
    await server.remove();
  }
}

execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
});

{
  const server = await startServer();
  try {
    const { table, shortcomings } = await measurePages(server.url);
    console.log(`\nLighthouse\n\n${formatRows(table)}`);
    for (const shortcoming of shortcomings) console.log(`Falls short: ${shortcoming}`);
    if (shortcomings.length > 0) process.exitCode = 1;
  } finally {
    await server.remove();
  }
}
if (values.pages) process.exit();

if (values.engine !== 'postgres') await measure('Embedded database', await startServer());

const reason = whyNoPostgres();
if (reason !== null) console.log(`\nNot measured on PostgreSQL: ${reason}.`);
else if (values.engine !== 'embedded') {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) throw new Error('PostgreSQL did not start');
  try {
    await measure('PostgreSQL', await startServer({ env: { DATABASE_URL: await postgres.createDatabase('library') } }));
  } finally {
    await postgres.stop();
  }
}
