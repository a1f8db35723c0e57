// Records of books by library catalogues and Open Library, as entries.
import { describe, expect, test } from 'vitest';
import { answering, entriesOf, failed, found } from '../testAsk.ts';
import { isbn10 } from '#bibliography/identifiers.ts';
import { books } from './books.ts';

const field = (tag: string, subfields: Readonly<Record<string, string>>, second = ' ') =>
  `<datafield tag="${tag}" ind1=" " ind2="${second}">${Object.entries(subfields)
    .map(([code, text]) => `<subfield code="${code.charAt(0)}">${text}</subfield>`)
    .join('')}</datafield>`;

const sru = (...records: string[]) =>
  found(`<?xml version="1.0"?><searchRetrieveResponse xmlns="http://www.loc.gov/zing/srw/"><version>1.1</version>
  <numberOfRecords>${records.length}</numberOfRecords><records>${records
    .map(
      (fields) =>
        `<record><recordData><record xmlns="http://www.loc.gov/MARC21/slim" type="Bibliographic"><leader>00000nam a2200000 c 4500</leader>${fields}</record></recordData></record>`,
    )
    .join('')}</records></searchRetrieveResponse>`);

const german = [
  field('020', { a: '9783161484100', c: 'Broschur : EUR 29.00 (DE)', 9: '978-3-16-148410-0' }),
  field('041', { a: 'ger' }),
  field('100', { a: 'Müller, Anna', e: 'Verfasser', 4: 'aut' }),
  field('245', { a: '&#152;Das&#156; Buch', b: 'ein Versuch', c: 'Anna Müller' }, '4'),
  field('250', { a: '2., überarbeitete Auflage' }),
  field('264', { a: 'Tübingen', b: 'Mohr Siebeck', c: '[2016]' }, '1'),
  field('264', { c: '© 2016' }, '4'),
  field('300', { a: 'XII, 345 Seiten', b: 'Illustrationen' }),
  field('490', { a: 'Reihe der Versuche', v: 'Band 7' }),
  field('700', { a: 'Schmidt, Bernd', e: 'Übersetzer', 4: 'trl' }),
].join('');

const american = [
  field('020', { a: '0306406152 (alk. paper)' }),
  field('245', { a: 'Handbook of tests :', b: 'a guide /', c: 'edited by Jane Doe.' }, '0'),
  field('250', { a: '3rd ed.' }),
  field('260', { a: 'New York :', b: 'Plenum Press,', c: 'c1980.' }),
  field('300', { a: 'xi, 210 p. ;', c: '24 cm.' }),
  field('700', { a: 'Doe, Jane,', e: 'editor.' }),
].join('');

const isbn = { kind: 'ISBN', value: '9783161484100' } as const;
const lookUp = async (answers: Parameters<typeof answering>[0]) => books(isbn, answering(answers).ask);

describe('a record of a catalogue', () => {
  test('as German libraries write it', async () => {
    const reading = await lookUp({ k10plus: sru(german) });
    expect(reading.records.map(({ source }) => source)).toEqual(['K10plus']);
    expect(entriesOf(reading)).toMatchInlineSnapshot(`
      [
        "@book{key,
        author = {Müller, Anna},
        title = {Das Buch},
        subtitle = {ein Versuch},
        publisher = {Mohr Siebeck},
        location = {Tübingen},
        isbn = {9783161484100},
        date = {2016},
        edition = {2},
        language = {german},
        translator = {Schmidt, Bernd},
        pagetotal = {345},
        series = {Reihe der Versuche},
        number = {7},
      }
      ",
      ]
    `);
  });

  test('as American libraries write it', async () => {
    expect(entriesOf(await lookUp({ k10plus: sru(american) }))).toMatchInlineSnapshot(`
      [
        "@collection{key,
        title = {Handbook of tests},
        subtitle = {a guide},
        editor = {Doe, Jane},
        publisher = {Plenum Press},
        location = {New York},
        isbn = {9780306406157},
        date = {1980},
        edition = {3},
        pagetotal = {210},
      }
      ",
      ]
    `);
  });

  test('of a thesis', async () => {
    const thesis = german + field('502', { b: 'Dissertation', c: 'Universität Tübingen', d: '2015' });
    expect(entriesOf(await lookUp({ k10plus: sru(thesis) }))[0]).toMatch(
      /^@thesis\{[\s\S]*institution = \{Universität Tübingen\}/,
    );
  });

  test('is one of at most three, and of no sound', async () => {
    const sound = sru(german).body.replace('00000nam', '00000nim');
    expect((await lookUp({ k10plus: found(sound) })).records).toEqual([]);
    expect((await lookUp({ k10plus: sru(german, german, german, german) })).records).toHaveLength(3);
  });
});

describe('an ISBN', () => {
  test('is looked for in both of its forms', async () => {
    const { ask, asked } = answering({ k10plus: sru(german) });
    await books(isbn, ask);
    expect(asked).toHaveLength(1);
    expect(new URLSearchParams(asked[0]?.path.split('?')[1]).get('query')).toBe(
      'pica.isb=9783161484100 or pica.isb=316148410X',
    );
    expect([isbn10('9780306406157'), isbn10('9791090636071')]).toEqual(['0306406152', null]);
  });

  test('is looked for in one catalogue after the other', async () => {
    const book = {
      title: 'A book',
      authors: [{ name: 'Anna Müller', url: 'x' }],
      publishers: [{ name: 'Mohr' }],
      publish_date: 'March 2016',
      number_of_pages: 345,
      identifiers: { isbn_13: ['9783161484100'] },
    };
    const { ask, asked } = answering({
      k10plus: sru(),
      dnb: failed(500),
      openLibrary: found({ 'ISBN:9783161484100': book }),
    });
    const reading = await books(isbn, ask);
    expect(asked.map(({ service }) => service)).toEqual(['k10plus', 'dnb', 'openLibrary']);
    expect(reading.records.map(({ source }) => source)).toEqual(['Open Library']);
    expect(entriesOf(reading)).toMatchInlineSnapshot(`
      [
        "@book{key,
        author = {Müller, Anna},
        title = {A book},
        publisher = {Mohr},
        isbn = {9783161484100},
        date = {2016-03},
        pagetotal = {345},
      }
      ",
      ]
    `);
  });

  test('that no catalogue has is not found', async () => {
    expect(await lookUp({ k10plus: sru(), dnb: failed(400), openLibrary: found({}) })).toEqual({
      records: [],
      message: 'None of K10plus, the German National Library and Open Library has a record of this.',
    });
  });

  test('is not said to be unknown where one could not be asked', async () => {
    await expect(lookUp({ k10plus: failed(500), dnb: sru(), openLibrary: found({}) })).rejects.toMatchObject({
      status: 'UNAVAILABLE',
      message: 'K10plus answered with an error (500). Try again later.',
    });
  });

  test('is not available where the catalogue reports a mistake', async () => {
    const mistake =
      found(`<r><diagnostics><diagnostic><uri>info:srw/diagnostic/1/16</uri><message>Unsupported index</message>
      <details>isb</details></diagnostic></diagnostics></r>`);
    await expect(lookUp({ k10plus: mistake })).rejects.toThrow('K10plus answered: Unsupported index: isb');
  });
});
