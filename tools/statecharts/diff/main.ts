// Compares the statecharts of two versions (`npm run statecharts:diff -- A B`): commits, folders or files. A alone is compared with the working tree.
//
// --json     prints the changes with both charts as JSON
// --strict   exits with 1 if something was removed or a file can't be read
// --landed   compares the working tree with the version before the last push to the main branch, and never fails
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCoverage } from '#mock-server/readCoverage.ts';
import { changesData } from '#statecharts/diff/changesData.ts';
import { diffMachines, hasRemovals } from '#statecharts/diff/diffMachines.ts';
import { partsWithoutSource } from '#statecharts/diff/machineCode.ts';
import type { LoadedMachines } from '../load/loadMachines.ts';
import { commitOf } from './gitVersions.ts';
import { lastLanded } from './landed.ts';
import { reportText } from './report.ts';
import { loadCommit, loadNamed, loadWorkingTree } from './versions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');
const usage = 'Usage: npm run statecharts:diff -- A [B] [--json] [--strict], with commits, folders or files.';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' }, strict: { type: 'boolean' }, landed: { type: 'boolean' } },
    });
  } catch (error) {
    // Exit code 1 is that of --strict.
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const { values: options, positionals } = readArguments();

interface Compared {
  readonly before: LoadedMachines;
  readonly after: LoadedMachines;
  /** Whether the tests of this folder ran on the later version. */
  readonly isTested: boolean;
}

function partsWithoutSourceIn({ machines }: LoadedMachines) {
  return machines.flatMap(({ file, code }) => {
    const parts = partsWithoutSource(code);
    return parts.length > 0 ? [{ file, parts }] : [];
  });
}

function print({ before, after, isTested }: Compared): void {
  const changes = diffMachines(before.machines, after.machines);
  const problems = [...before.problems, ...after.problems];
  const recorded = isTested ? readCoverage() : null;
  console.log(
    options.json === true
      ? JSON.stringify(changesData(changes, problems), null, 2)
      : reportText({ changes, problems, partsWithoutSource: partsWithoutSourceIn(after), recorded }),
  );
  if (options.strict === true && (hasRemovals(changes) || problems.length > 0)) process.exitCode = 1;
}

async function compareWithLanded(): Promise<void> {
  try {
    const landed = lastLanded(root);
    if (landed === null) {
      console.log('Statecharts: nothing to compare with, because this clone has no earlier commit.');
      return;
    }
    console.log(`Statecharts, compared with ${landed.name}:\n`);
    print({ before: await loadCommit(root, landed.commit), after: await loadWorkingTree(root), isTested: true });
  } catch (error) {
    console.log(`Statecharts: not compared. ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function compareNamed(before: string, after: string | undefined): Promise<void> {
  const head = commitOf(root, 'HEAD');
  print({
    before: await loadNamed(root, before),
    after: after === undefined ? await loadWorkingTree(root) : await loadNamed(root, after),
    isTested: after === undefined || (head !== null && commitOf(root, after) === head),
  });
}

const [before, after] = positionals;
if (options.landed === true) await compareWithLanded();
else if (before === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await compareNamed(before, after);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
