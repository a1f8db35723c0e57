// Keeps what a walk took, so that it can be looked up which transitions are walked, where and how often.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../test-results/walks/', import.meta.url));

export interface WalkRecord {
  /** The id of the machine. */
  readonly machine: string;
  /** On the machine alone, or on a page. */
  readonly on: 'machine' | 'page';
  /** What was walked, in words; with the two above it names the record. */
  readonly title: string;
  /** How often each transition was taken, by its name. */
  readonly transitions: Readonly<Record<string, number>>;
}

/** Counts what is taken one by one. */
export function countTransitions(taken: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const transition of taken) counts[transition] = (counts[transition] ?? 0) + 1;
  return counts;
}

/** Writes the record to `test-results/walks`, over that of the last run. */
export function recordWalk(record: WalkRecord): void {
  const name = [record.on, record.machine, record.title].join('-').replaceAll(/[^\w-]+/g, '_');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(record, null, 2)}\n`);
}
