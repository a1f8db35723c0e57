// The CSL variables that pandoc reads in BibLaTeX's example file: ours has them, too, but for those that have a reason here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeBibliography } from '../bibtex/decodeBibliography.ts';
import { parseBibliography } from '../bibtex/parseBibliography.ts';
import { toCslItem } from './cslJson.ts';

/** What only pandoc has, as `key variable`, by the reason why ours does without. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  // One style in a hundred prints `volume-title`. In the others the work would have the title of the whole set instead of its own.
  'pandoc calls the set the title, and the volume its volume-title; we have the set as container-title': [
    ...['coleridge volume-title', 'knuth:ct:a volume-title', 'knuth:ct:b volume-title', 'knuth:ct:c volume-title'],
    ...['knuth:ct:d volume-title', 'knuth:ct:e volume-title', 'nietzsche:ksa1 volume-title'],
  ],
  'pandoc calls the set the container, and the book its volume-title; we have the set as collection-title': [
    ...['kant:kpv volume-title', 'kant:ku volume-title', 'nietzsche:historie volume-title'],
  ],
  'pandoc calls the title of an issue the title; we have that of the periodical as title, the other as volume-title': [
    'jcg container-title',
  ],
};

const read = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));

/** The variables by citation key, from a file whose first line names pandoc's version. */
const variablesOfPandoc = new Map(
  new TextDecoder()
    .decode(read('pandocVariables.txt'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line): [string, readonly string[]] => {
      const [key = '', ...variables] = line.split(' ');
      return [key, variables];
    }),
);

const items = parseBibliography(decodeBibliography(read('../../tests/support/data/biblatex-examples.bib'))).entries.map(
  ({ draft, key }) => toCslItem(draft, key),
);

test('pandoc and we read the same entries', () => {
  const ours = new Set(items.map(({ id }) => id));
  expect([...variablesOfPandoc.keys()].filter((key) => !ours.has(key))).toEqual([]);
});

test('only what has a reason is missing', () => {
  const missing = items.flatMap((item) =>
    (variablesOfPandoc.get(item.id) ?? []).filter((each) => !(each in item)).map((each) => `${item.id} ${each}`),
  );
  expect(missing.toSorted()).toEqual(Object.values(lacking).flat().toSorted());
});
