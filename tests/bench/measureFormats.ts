// Measures how long an import takes to read 10,000 records in each format, relative to the same records as BibTeX.
import { toCslItem } from '#bibliography/exchange/cslJson.ts';
import { readReferences } from '#bibliography/exchange/readReferences.ts';
import { writeRis } from '#bibliography/exchange/ris.ts';
import { writeBibliography } from '#bibliography/bibtex/writeBibliography.ts';
import { benchDocuments, draftOf } from './benchDocuments.ts';
import type { JudgedTable } from './table.ts';

const records = 10_000;
const rounds = 3;
/** The limit, as a multiple of the time for BibTeX. */
const longest = 2;

/** The CPU time that reading takes, in seconds. */
function secondsFor(text: string): number {
  const begun = process.cpuUsage();
  const { entries } = readReferences(text);
  const { user, system } = process.cpuUsage(begun);
  if (entries.length !== records) throw new Error(`${entries.length} of ${records} records were read`);
  return (user + system) / 1_000_000;
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** One row for each format. */
export function measureFormats(): JudgedTable {
  const make = benchDocuments(records);
  const drafts = Array.from({ length: records }, (_, index) => draftOf(make(index)));
  const keyOf = (index: number) => drafts[index]?.fields.citationKeys?.[0] ?? `key${index}`;
  const texts = {
    BibLaTeX: writeBibliography(drafts, 'biblatex'),
    RIS: drafts.map((draft, index) => writeRis(draft, keyOf(index))).join(''),
    'CSL-JSON': JSON.stringify(
      drafts.map((draft, index) => toCslItem(draft, keyOf(index))),
      null,
      2,
    ),
  };
  // The formats take turns, so that other load on the machine affects all of them.
  const turns = Array.from({ length: rounds }, () =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, secondsFor(text)])),
  );
  const secondsOf = (name: string) => middleOf(turns.map((turn) => turn[name] ?? 0));
  const ratioOf = (name: string) => middleOf(turns.map((turn) => (turn[name] ?? 0) / (turn.BibLaTeX ?? 1)));
  return {
    table: [
      [`${records.toLocaleString('en')} records`, 'MB', 'seconds of the processor', '× BibLaTeX'],
      ...Object.entries(texts).map(([name, text]) => [
        name,
        (text.length / 1_000_000).toFixed(1),
        secondsOf(name).toFixed(1),
        ratioOf(name).toFixed(2),
      ]),
    ],
    shortcomings: Object.keys(texts).flatMap((name) =>
      ratioOf(name) > longest ? [`${name} takes over ${longest} times as long as BibLaTeX`] : [],
    ),
  };
}
