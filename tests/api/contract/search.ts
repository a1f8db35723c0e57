// Contract: searches. Each plain word must occur in some field, regardless of accents and case. Also fields, years, negations, and invalid searches, which are
// refused with the position of the problem.
import { describe, expect, it } from 'vitest';
import { documentKinds } from '#bibliography/documents.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { fullDocument, type Json, type JsonObject } from '#tests/support/documents.ts';
import { add, addMany, article, bulk, byTitle, idsOf, page, titlesOf, totalCount, update, walk } from './operations.ts';
import { newPerson, suiteRandom, type UseTarget } from './target.ts';

async function titlesFor(client: ApiClient, query: string): Promise<(string | null)[]> {
  return titlesOf(await page(client, { filterBy: { query }, orderBy: byTitle }));
}

/** Fields with a fixed format: a random word would make the document invalid. */
const formal = new Set([
  'doi',
  'isbn',
  'issn',
  'published',
  'urlDate',
  'added',
  'lastModified',
  'startDate',
  'endDate',
  'publicationState',
  'entryType',
  'type',
]);

/** Replaces every text with a unique word, and collects the words with their paths. */
function plantWords(value: Json | undefined, place: string, words: Map<string, string>): Json | undefined {
  const name = place.split('.').at(-1) ?? '';
  if (typeof value === 'string' && !formal.has(name) && !/otherFields\.\d+\.name$/.test(place)) {
    const word = `wörd${words.size}${'q'.repeat(3)}`;
    words.set(word, place);
    return word;
  }
  if (Array.isArray(value))
    return (value as Json[]).map(
      (item, index) => plantWords(item, /^\d+$/.test(name) ? place : `${place}.${index}`, words) ?? null,
    );
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, item]) => [key, plantWords(item, `${place}.${key}`, words)]),
    );
  }
  return value;
}

export function searchContract(useTarget: UseTarget): void {
  describe('plain words', () => {
    it.each(documentKinds)('find a %s by any of its fields', async (kind) => {
      const { client } = await newPerson(useTarget());
      await add(client, article('Another'));
      const words = new Map<string, string>();
      const fields = plantWords(fullDocument(kind, suiteRandom(31)).fields, kind, words) as JsonObject;
      const { id } = await add(client, { kind, fields });
      const missed: string[] = [];
      for (const [word, place] of words) {
        const found = idsOf(await page(client, { filterBy: { query: word.toUpperCase() } }));
        if (found.length !== 1 || found[0] !== id) missed.push(`${word} at ${place}`);
      }
      expect(words.size).toBeGreaterThan(10);
      expect(missed).toEqual([]);
      expect(idsOf(await page(client, { filterBy: { query: fields.doi as string } }))).toEqual([id]);
    });

    it('may occur in different fields, in any order, but all must occur', async () => {
      const { client } = await newPerson(useTarget());
      await addMany(client, [
        article('Quantum chains', { authors: [{ person: { family: 'Beethoven', droppingParticle: 'van' } }] }),
        article('Quantum fields'),
      ]);
      expect(await titlesFor(client, 'beethoven quantum')).toEqual(['Quantum chains']);
      expect(await titlesFor(client, 'quantum')).toEqual(['Quantum chains', 'Quantum fields']);
      expect(await titlesFor(client, '  ANTU   eld ')).toEqual(['Quantum fields']);
      expect(await titlesFor(client, 'beethoven fields')).toEqual([]);
    });

    it.each([
      ['Über die Größe', 'uber'],
      ['Über die Größe', 'GRÖSSE'],
      ['Uber', 'über'],
      ['Ångström', 'angstrom'],
      ['Decomposed u\u0308ber', 'ÜBER'],
      ['Łódź and Øresund', 'lodz oresund'],
      ['İstanbul', 'istanbul'],
      ['Cœur', 'coeur'],
      ['ΣΊΣΥΦΟΣ', 'σισυφος'],
      ['量子力学入門', '力学'],
    ])('find "%s" by "%s"', async (title, query) => {
      const { client } = await newPerson(useTarget());
      await addMany(client, [article(title), article('nothing of the kind')]);
      expect(await titlesFor(client, query)).toEqual([title]);
    });

    it.each([
      ['100%', ['100% sure']],
      ['%', ['100% sure']],
      ['a_b', ['a_b']],
      ['_', ['a_b']],
      ['c\\d', ['c\\d']],
      ['\\', ['c\\d']],
      ["o'clock", ["five o'clock"]],
      ['c++', ['c++ (second edition)']],
      ['\\(second', ['c++ (second edition)']],
      ['"(second"', ['c++ (second edition)']],
      ['[x]', ['[x] * ?']],
      ['*', ['[x] * ?']],
      ['x', ['[x] * ?', 'axb', 'express']],
      ['%%%', []],
      ['___', []],
    ])('take %s for the letters that it is', async (query, titles) => {
      const { client } = await newPerson(useTarget());
      const all = [
        '100% sure',
        '100 sure',
        'a_b',
        'axb',
        'c\\d',
        'cd',
        "five o'clock",
        'c++ (second edition)',
        '[x] * ?',
        'express',
      ];
      await addMany(
        client,
        all.map((title) => article(title)),
      );
      expect(await titlesFor(client, query)).toEqual(expect.arrayContaining(titles));
      expect(await titlesFor(client, query)).toHaveLength(titles.length);
    });

    it('of one or two letters find documents, or nothing', async () => {
      const { client } = await newPerson(useTarget());
      await addMany(client, [article('Ox'), article('Fox'), article('Hen')]);
      expect(await titlesFor(client, 'ox')).toEqual(['Fox', 'Ox']);
      expect(await titlesFor(client, 'h')).toEqual(['Hen']);
      expect(await titlesFor(client, 'zz')).toEqual([]);
    });

    it.each(['', '   ', null])('that are empty (%j) filter nothing', async (query) => {
      const { client } = await newPerson(useTarget());
      await addMany(client, [article('A'), article('B')]);
      const filterBy = query === null ? {} : { query };
      expect(titlesOf(await page(client, { filterBy, orderBy: byTitle }))).toEqual(['A', 'B']);
    });

    it('are answered or refused in any number, without an internal error', async () => {
      const { client } = await newPerson(useTarget());
      await add(client, article('A'));
      for (const query of ['x'.repeat(20_000), 'word '.repeat(3000), 'x'.repeat(10_000), 'w '.repeat(200)]) {
        const { text } = await client.send(
          'query q($query: String) { me { documents(filterBy: { query: $query }) { edges { cursor } } } }',
          { query },
        );
        expect(text).not.toContain('INTERNAL_SERVER_ERROR');
      }
    });

    it('find documents as edited, and none that are trashed', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, article('Before'));
      await update(client, { id, fields: { title: 'After', note: 'remarkable' } });
      expect(await titlesFor(client, 'before')).toEqual([]);
      expect(await titlesFor(client, 'remarkable')).toEqual(['After']);
      await bulk(client, 'delete', { ids: [id] });
      expect(await titlesFor(client, 'remarkable')).toEqual([]);
      expect(titlesOf(await page(client, { filterBy: { query: 'remarkable', trashed: true } }))).toEqual(['After']);
    });

    it('support paging, jumps and counts like the whole list', async () => {
      const { client } = await newPerson(useTarget());
      const rows = await addMany(
        client,
        Array.from({ length: 40 }, (_, index) =>
          article(`${index % 2 === 0 ? 'even' : 'odd'} ${String(index).padStart(2, '0')}`),
        ),
      );
      const even = rows.filter((_, index) => index % 2 === 0).map(({ id }) => id);
      const filterBy = { query: 'even' };
      expect((await walk(client, { filterBy, first: 3, orderBy: byTitle })).map(({ id }) => id)).toEqual(even);
      const at = await page(client, { filterBy, at: 7, first: 3, orderBy: byTitle });
      expect([idsOf(at), at.startIndex]).toEqual([even.slice(7, 10), 7]);
      const around = await page(client, { filterBy, around: even[12] ?? '', first: 3, orderBy: byTitle });
      expect(idsOf(around)).toContain(even[12]);
      expect(await totalCount(client, filterBy)).toBe(20);
    });
  });

  describe('fields, years and negations', () => {
    it('work in lists, counts, selections and exports alike', async () => {
      const { client } = await newPerson(useTarget());
      const rows = await addMany(client, [
        article('North sea', { authors: [{ person: { family: 'Berg' } }], published: '2010' }),
        article('Berg and sea', { published: '2012-05' }),
        article('South', { authors: [{ person: { family: 'Bergmann' } }], published: '1999' }),
      ]);
      const [north, berg, south] = rows.map(({ id }) => id);
      const cases: [string, (string | undefined)[]][] = [
        ['author:berg', [north, south]],
        ['author == "Berg"', [north]],
        ['title:"north sea"', [north]],
        ['year:2010..2012', [berg, north]],
        ['year:(2010..2011 or ..2000)', [north, south]],
        ['year = 2010..2012', [berg, north]],
        ['year != 2010..2012', [south]],
        ['title:“north sea”', [north]],
        ['„north sea“', [north]],
        ['edition:2', []],
        ['year:2011.. or title = south', [berg, south]],
        ['sea -berg', []],
        ['sea -author:berg', [berg]],
        ['not (sea or year:1999)', []],
        ['title =~ "^(north|south)"', [north, south]],
        ['title !=~ sea', [south]],
        ['title =! SEA', []],
      ];
      for (const [query, ids] of cases) {
        const filterBy = { query };
        const found = idsOf(await page(client, { filterBy, orderBy: byTitle }));
        expect([query, found]).toEqual([query, ids]);
        expect([query, await totalCount(client, filterBy)]).toEqual([query, ids.length]);
      }
      const file = await client.rest('GET', `/api/export/bib?query=${encodeURIComponent('author:berg -south')}`);
      expect(file.text.match(/^@article/gim)).toHaveLength(1);
      const { count } = await bulk(client, 'delete', { filterBy: { query: 'author:berg -south' } });
      expect(count).toBe(1);
      expect(await titlesFor(client, '')).toEqual(['Berg and sea', 'South']);
    });

    it.each(["O'Brien", 'C++', '10.1000/xyz-1.2', 'well-known', 'old:key'])('treat %s literally', async (query) => {
      const { client } = await newPerson(useTarget());
      await addMany(client, [article(`About ${query}.`), article('Brien C 10.1000 well known old key')]);
      expect(await titlesFor(client, query)).toEqual([`About ${query}.`]);
    });
  });

  it('find DOIs and URLs as they are pasted', async () => {
    const { client } = await newPerson(useTarget());
    await addMany(client, [
      article('Aspirin', { doi: '10.1016/S0140-6736(97)11096-0' }),
      article('Seen at https://x.org/?a=b', { doi: '10.1000/other' }),
    ]);
    for (const query of [
      '10.1016/S0140-6736(97)11096-0',
      'https://doi.org/10.1016/S0140-6736(97)11096-0',
      'doi:https://doi.org/10.1016/S0140-6736(97)11096-0',
      'doi.org/10.1016/S0140',
    ])
      expect([query, await titlesFor(client, query)]).toEqual([query, ['Aspirin']]);
    expect(await titlesFor(client, 'https://x.org/?a=b')).toEqual(['Seen at https://x.org/?a=b']);
  });

  it('find one of several keywords by its beginning and end', async () => {
    const { client } = await newPerson(useTarget());
    await addMany(client, [
      article('A', { keywords: ['north', 'library catalogues', 'sea'] }),
      article('B', { keywords: ['old library catalogues'] }),
    ]);
    expect(await titlesFor(client, 'anykeyword =~ "^library catalogues$"')).toEqual(['A']);
    expect(await titlesFor(client, 'anykeyword =~ "library catalogues$"')).toEqual(['A', 'B']);
  });

  describe('invalid searches', () => {
    it.each([
      ['"open', 'Character 1: '],
      ['a "open', 'Character 3: '],
      ['(a', 'Character 1: '],
      ['a)', 'Character 2: '],
      ['a ()', 'Character 4: '],
      ['=', 'Character 1: '],
      ['title =', 'Character 7: '],
      ['a and', 'Character 6: '],
      ['or a', 'Character 1: '],
      ['not', 'Character 4: '],
      ['title =~ "[a"', 'Character 11: '],
      ['title =~ "(a)\\1"', 'Character 14: '],
      ['title =~ "(?=a)"', 'Character 11: '],
      ['title =~ "(a{255}){255}"', 'Character 11: '],
      ['year:2015..2010', 'Character 6: '],
      ['year:2010...2015', 'Character 6: '],
      ['“open', 'Character 1: '],
      ['"a\\"b', 'Character 1: '],
      ['a\0b', 'Character 2: '],
      ['a\ud800', 'Character 2: '],
      ['x'.repeat(10_001), 'Character 10001: '],
      ['x '.repeat(201), 'Character 401: '],
    ])('is refused with its place: %j', async (query, beginning) => {
      const { client } = await newPerson(useTarget());
      await add(client, article('A'));
      for (const [operation, path] of [
        [
          'query q($query: String) { me { documents(filterBy: { query: $query }) { totalCount } } }',
          ['filterBy', 'query'],
        ],
        [
          'mutation m($query: String) { deleteUserDocuments(input: { selection: { filterBy: { query: $query } } }) { count } }',
          ['input', 'selection', 'filterBy', 'query'],
        ],
      ] as const) {
        const { extensions } = await client.refused('BAD_USER_INPUT', operation, { query });
        const [problem] = extensions?.problems ?? [];
        expect(problem?.path).toEqual(path);
        expect(problem?.message.slice(0, beginning.length)).toBe(beginning);
      }
    });

    it.each([
      ...[
        "'",
        "''; drop table documents; --",
        '%_\\%',
        '$1',
        '\u0001',
        '\u007f',
        '\u202e',
        '\n\t',
        '{}',
        '?',
        '*',
        '[',
        '\\\\',
      ],
      ...[
        'nosuchfield = x',
        'nosuchfield:x',
        'nosuchfield !=~ x',
        'title = "%"',
        'title == "_"',
        'any =~ "%"',
        'note = "\'"',
      ],
      ...[
        'title =~ "(a*)*b"',
        'title =~ "^(a|aa)+$"',
        'groups = "%"',
        '-"%"',
        'year:..',
        'year = "\'"',
        '--',
        '- -',
        '-->',
      ],
    ])('is not %j, which is answered, and with nothing wrong', async (query) => {
      const { client } = await newPerson(useTarget());
      await add(client, article('plain'));
      const { errors, data } = await client.send<{ me: { documents: { totalCount: number } } }>(
        'query q($query: String) { me { documents(filterBy: { query: $query }) { totalCount edges { node { id } } } } }',
        { query },
      );
      expect(errors).toEqual([]);
      const negates = /^-"|!=|^\s*$/.test(query);
      expect(data?.me.documents.totalCount).toBe(negates ? 1 : 0);
    });
  });
}
