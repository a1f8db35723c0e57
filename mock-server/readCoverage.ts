// Reads the transitions that the tests have recorded (tests/coverage/recordCoverage.ts), and sends them to the statecharts viewer.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sumOfRecords, testKinds, type TestKind, type CoverageRecord, type RecordedCoverage } from '#site/coverage.ts';
import { projectFolder } from './projectFolder.ts';

/** The folder to which the tests write their records. The test of the recording itself sets another one. */
export const coverageFolder = (): string => process.env.COVERAGE_FOLDER ?? join(projectFolder, 'test-results/coverage');

/** A file in the folder of each kind of tests, with the time when the last run of all of them began. */
export const fullRunFile = 'whole.json';

/** Undefined if the file does not exist, which can happen at any time: a run of all tests empties the folder. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readPart(folder: string, testKind: TestKind) {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== fullRunFile);
  const records = names.flatMap((name) => (readJson(`${folder}/${name}`) as CoverageRecord | undefined) ?? []);
  const fullRun = (readJson(`${folder}/${fullRunFile}`) as { at: string } | undefined)?.at ?? null;
  // Leaves out the records of test files that were deleted.
  const present = records.filter(
    (record) => record.testKind === testKind && existsSync(join(projectFolder, record.file)),
  );
  return sumOfRecords(present, fullRun);
}

/** Null if nothing was recorded. */
export function readCoverage(folder = coverageFolder()): RecordedCoverage | null {
  const parts = testKinds.flatMap((testKind) => {
    const part = readPart(`${folder}/${testKind}`, testKind);
    return part === undefined ? [] : [[testKind, part] as const];
  });
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** Sends what has been recorded so far; an empty object if nothing has. */
export function sendCoverage(response: ServerResponse, coverage = readCoverage()): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(coverage ?? {}));
}
