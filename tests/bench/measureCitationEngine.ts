// Measures the processor time of the citation engine by itself: the first references of 1,000, all of them, and one in a style that was used before.
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { toCslItem } from '#bibliography/exchange/cslJson.ts';
import { citationEngineOf, packagedStyle } from '#tests/support/citationStyles.ts';
import { benchDocuments, draftOf } from './benchDocuments.ts';
import { type JudgedTable, percentile } from './table.ts';

const size = 1_000;
const rounds = 5;
const styles = ['ieee', 'apa', 'chicago-author-date'] as const;
/** Limits of the medians for the style IEEE, in milliseconds. */
const limits = { first: 300, all: 2_000, one: 10 };

function milliseconds(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** The median of several runs. Each has a new list, because the engine caches what it computed for the last one. */
const median = (items: readonly CslItem[], work: (list: readonly CslItem[]) => unknown): number =>
  percentile(
    Array.from({ length: rounds }, () => {
      const list = [...items];
      return milliseconds(() => work(list));
    }),
    0.5,
  );

export function measureCitationEngine(): JudgedTable {
  const make = benchDocuments(size);
  const items = Array.from({ length: size }, (_, index) => toCslItem(draftOf(make(index)), `key${index}`));
  const rows = styles.map((style) => {
    const engine = citationEngineOf(packagedStyle(style), 'en-US');
    const first = median(items, (list) => engine.bibliography(list, { from: 0, count: 10 }));
    const all = median(items, (list) => engine.bibliography(list));
    const one = median(items.slice(0, 1), (list) => engine.bibliography(list));
    return { style, first, all, one };
  });
  const ieee = rows[0];
  return {
    table: [
      [`${size.toLocaleString('en')} references, ms of the processor`, 'first ten', 'all', 'one of one'],
      ...rows.map(({ style, first, all, one }) => [style, first.toFixed(0), all.toFixed(0), one.toFixed(1)]),
    ],
    shortcomings: (['first', 'all', 'one'] as const).flatMap((what) =>
      ieee && ieee[what] > limits[what] ? [`IEEE: ${what} takes over ${limits[what]} ms`] : [],
    ),
  };
}
