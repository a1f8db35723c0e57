// In and out without loss: what a file of RIS or CSL-JSON says, it says after it was documents; and what documents say in a file of RIS, they say
// after they were read from it.
import { readFileSync } from 'node:fs';
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { decodeBibliography } from '../bibtex/decodeBibliography.ts';
import { parseBibliography } from '../bibtex/parseBibliography.ts';
import type { DocumentDraft } from '../documents.ts';
import { toCslItem } from './cslJson.ts';
import { cslDateVariables, cslNameVariables, cslTextVariables, cslTypes } from './cslVariables.ts';
import { readReferences } from './readReferences.ts';
import { writeRis } from './ris.ts';
import { entryTypesByRis } from './risTypes.ts';

const draftsOf = (text: string): DocumentDraft[] => readReferences(text).entries.map(({ draft }) => draft);

/** Words without markup and LaTeX, which are read as what they mean. */
const word = fc.oneof(
  fc.constantFrom(
    'Tides',
    'naïve',
    'Øresund',
    '漢字',
    'DNA',
    '100%',
    'A&B',
    '#1',
    'a_b',
    '~x',
    'x^2',
    '–',
    '—',
    '“q”',
    "d'Or",
  ),
  fc.constantFrom('and', 'others', 'van', '--', '[x]', '(y)', 'x:', '@article', 'TY', '=', '|', '*', '+'),
  fc.stringMatching(/^[A-Za-zÀ-ž0-9]{1,8}$/),
);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `T${words.join(' ')}`);
const name = fc
  .tuple(fc.stringMatching(/^[A-Z][a-zß-ž]{1,8}$/), fc.stringMatching(/^[A-Z][a-zß-ž]{1,8}( [A-Z]\.)?$/))
  .map((parts) => parts.join(', '));
const number = fc.stringMatching(/^[1-9]\d{0,3}[A-Z]?$/);

describe('RIS', () => {
  const twoDigits = (most: number) => fc.integer({ min: 1, max: most }).map((part) => String(part).padStart(2, '0'));
  const year = fc.integer({ min: 1000, max: 2099 }).map(String);
  const date = fc.tuple(year, twoDigits(12), twoDigits(28)).map((parts) => parts.join('/'));
  const valueOf: Readonly<Record<string, fc.Arbitrary<string>>> = {
    ...Object.fromEntries(['AU', 'A1', 'A2', 'A3', 'A4', 'ED'].map((tag) => [tag, name])),
    ...Object.fromEntries(['VL', 'IS', 'SP', 'EP', 'NV', 'M1', 'C7', 'SE'].map((tag) => [tag, number])),
    ...{ PY: year, Y1: date, DA: date, Y2: date, SN: fc.constantFrom('0165-0327', '978-3-16-148410-0', 'TR-7') },
    ...{
      UR: fc.constantFrom('https://ex.org/a_b?c=%7Ed', 'http://x.org'),
      DO: fc.constantFrom('10.1000/x_y', '10.1/a(b)c'),
    },
    // A list in one value is read as its items.
    ...Object.fromEntries(['KW', 'LA', 'PB', 'CY'].map((tag) => [tag, text.map((each) => each.replace(/[,;]/g, ''))])),
  };
  const tags = [
    ...'TI T1 T2 T3 JO JF JA J2 BT ST AB N2 N1 RN AD AN C1 C2 C3 C4 C5 C6 CA CN CP DB DP ET L1 L4 LB M2 M3 OP PP RI RP TA TT'.split(
      ' ',
    ),
    ...['U1', 'U5', 'ZZ', ...Object.keys(valueOf)],
  ];
  const line = fc.constantFrom(...tags).chain((tag) => fc.tuple(fc.constant(tag), valueOf[tag] ?? text));
  const record = fc.tuple(fc.constantFrom(...Object.keys(entryTypesByRis), 'NOPE'), fc.array(line, { maxLength: 12 }));

  /** What has to be found again: dates in any form, the halves of a page range, and the rest to the letter. */
  const soughtIn = ([tag, value]: readonly [string, string]): string =>
    /^(?:PY|Y1|DA|Y2)$/.test(tag) ? value.slice(0, 4) : value.replace(/\s+/g, ' ').trim();

  test('every value of a file is in what is written', () => {
    fc.assert(
      fc.property(record, ([type, lines]) => {
        const file = [`TY  - ${type}`, ...lines.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - '].join('\r\n');
        const [draft] = draftsOf(file);
        if (!draft) throw new Error('The file has no record.');
        const written = writeRis(draft, 'key');
        for (const each of lines) expect(written).toContain(soughtIn(each));
        if (type !== 'CONF') expect(written).toContain(`TY  - ${type}\r\n`);
      }),
      { numRuns: 150 },
    );
  });

  test('reading what is written, and writing that, changes nothing', () => {
    fc.assert(
      fc.property(record, ([type, lines]) => {
        const file = [`TY  - ${type}`, ...lines.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - '].join('\n');
        const written = draftsOf(file).map((draft) => writeRis(draft, 'key'));
        const again = written.flatMap(draftsOf).map((draft) => writeRis(draft, 'key'));
        // A value that stayed under its own tag may find that its place has become free.
        const linesOf = (ris: readonly string[]) =>
          ris.flatMap((each) => each.split('\r\n').map((said) => said.replace(/^(?!TY)\w\w {2}- /, ''))).toSorted();
        expect(linesOf(again)).toEqual(linesOf(written));
      }),
      { numRuns: 150 },
    );
  });

  test.each(['biblatex-examples', 'chocolate', 'testjabref'])(
    'the documents of %s.bib say the same after they were RIS, and are of the same kind',
    (file) => {
      const bytes = readFileSync(new URL(`../../tests/support/data/${file}.bib`, import.meta.url));
      for (const { draft, key } of parseBibliography(decodeBibliography(bytes)).entries) {
        const written = writeRis(draft, key);
        const [again] = draftsOf(written);
        if (!again) throw new Error(`${key} is gone.`);
        expect(again.kind).toBe(draft.kind);
        // Markup is read.
        if (!written.includes('<tex>')) {
          expect(writeRis(again, key).split('\r\n').toSorted()).toEqual(written.split('\r\n').toSorted());
        }
      }
    },
  );
});

describe('CSL-JSON', () => {
  const person = name.map((each) => {
    const [family, given] = each.split(', ');
    return { family, given };
  });
  const date = fc
    .tuple(fc.integer({ min: 1000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
    .map((parts) => ({ 'date-parts': [parts] }));
  // `event` is what older versions call `event-title`.
  const textVariables = [...cslTextVariables].filter((variable) => variable !== 'event');
  const textOf = (variable: string) => {
    if (variable.startsWith('title')) return fc.oneof(text, fc.constantFrom('Ta', 'Ta: Tb', 'Ta: Tb: Tc'));
    return /^(?:DOI|ISBN|ISSN|URL|PMID|PMCID|page|page-first)$/.test(variable) ? number : text;
  };
  const item = fc
    .uniqueArray(
      fc.oneof(
        fc.constantFrom(...textVariables).chain((variable) => fc.tuple(fc.constant(variable), textOf(variable))),
        fc
          .constantFrom(...cslNameVariables)
          .chain((variable) => fc.tuple(fc.constant(variable), fc.array(person, { minLength: 1, maxLength: 3 }))),
        fc.constantFrom(...cslDateVariables).chain((variable) => fc.tuple(fc.constant(variable), date)),
      ),
      { selector: ([variable]) => variable, maxLength: 12 },
    )
    .chain((variables) =>
      fc
        .constantFrom(...cslTypes.map(([type]) => type))
        .map((type) => ({ ...Object.fromEntries<unknown>(variables), type })),
    );

  /** The texts and numbers in a value. */
  const leavesOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];

  test('every value of an item is in what is written', () => {
    fc.assert(
      fc.property(item, (made) => {
        const [draft] = draftsOf(JSON.stringify([made]));
        if (!draft) throw new Error('The file has no item.');
        const written = leavesOf(toCslItem(draft, draft.fields.citationKeys?.[0] ?? 'key'));
        for (const leaf of leavesOf(made)) expect(written.join('\n')).toContain(leaf);
      }),
      { numRuns: 150 },
    );
  });

  /** The item of a document, and of what is read from it. */
  const writtenTwice = (draft: DocumentDraft) => {
    const item = toCslItem(draft, 'key');
    const [again] = draftsOf(JSON.stringify([item]));
    if (!again) throw new Error('The file has no item.');
    return { item, again: toCslItem(again, 'key') };
  };

  test('reading what is written, and writing that, changes nothing', () => {
    fc.assert(
      fc.property(item, (made) => {
        for (const draft of draftsOf(JSON.stringify([made]))) {
          const written = writtenTwice(draft);
          expect(written.again).toEqual(written.item);
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each(['biblatex-examples', 'chocolate', 'testjabref', 'jabref-authors'])(
    'the documents of %s.bib say the same after they were CSL-JSON',
    (file) => {
      const bytes = readFileSync(new URL(`../../tests/support/data/${file}.bib`, import.meta.url));
      for (const { draft } of parseBibliography(decodeBibliography(bytes)).entries) {
        const written = writtenTwice(draft);
        // Markup is read.
        if (!JSON.stringify(written.item).includes('<tex>')) expect(written.again).toEqual(written.item);
      }
    },
  );
});
