// What each format writes, and how the texts say it.
import { expect, test, vi } from 'vitest';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { type CopyFormat, copyFormatOf, copyFormats, type Written } from './copyFormats.ts';
import { copyTexts } from './copyTexts.ts';
import { findFormats } from './FormatList.tsx';
import { writePastedBibliography } from './writePasted.ts';

vi.mock('../engine/citations.ts', () => ({
  formatBibliography: (items: readonly CslItem[], { style }: { style: string }) =>
    Promise.resolve(
      style === 'notes'
        ? null
        : {
            references: items.map(({ id }) => ({
              id,
              blocks: [{ place: 'line', runs: [{ text: `${id}. ` }, { text: 'Tides', italic: true }] }],
            })),
            hangingIndent: true,
            lineSpacing: 2,
            entrySpacing: 0,
            labelWidth: 0,
          },
    ),
  formatCitation: (_: unknown, cites: readonly { id: string; locator?: string }[]) =>
    Promise.resolve([{ text: `(${cites.map(({ id, locator }) => `${id} ${locator ?? ''}`.trim()).join('; ')})` }]),
}));

const items: readonly CslItem[] = [
  { id: 'doe2012', type: 'book', DOI: '10.1000/a<b', URL: 'https://example.org/doe' },
  { id: 'roe2013', type: 'book', DOI: '10.1000/c' },
  { id: 'poe2014', type: 'book' },
];

async function write(id: string, of: readonly CslItem[] = items, style = 'apa'): Promise<Written> {
  const format: CopyFormat = copyFormatOf(id);
  if (format.from !== 'items') throw new Error(`${id} is not written from items`);
  const cites = of.map((item, index) => ({ id: item.id, ...(index === 0 && { locator: '4' }) }));
  const choice = { style, locale: null };
  return format.write({ items: of, cites, choice, styleName: 'APA', signal: new AbortController().signal });
}

test('ids are unique, and every group has formats', () => {
  const ids = copyFormats.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...new Set(copyFormats.map(({ group }) => group))]).toEqual(Object.keys(copyTexts.groups));
});

test('references are rich and plain text', async () => {
  expect(await write('reference', items.slice(0, 1))).toMatchObject({
    html: '<span>doe2012. <i>Tides</i></span>',
    text: 'doe2012. Tides',
  });
  const several = await write('reference');
  expect(several.text).toBe('doe2012. Tides\nroe2013. Tides\npoe2014. Tides');
  expect(several.html).toContain('<p dir="auto" style="margin:0 0 0.6em 2em;text-indent:-2em;line-height:2">roe2013. ');
  expect((await write('reference-plain')).html).toBeNull();
  expect((await write('reference-markdown', items.slice(0, 1))).text).toBe('doe2012. *Tides*');
});

test('a style without a bibliography says what to do', async () => {
  await expect(write('reference', items, 'notes')).rejects.toThrow(copyTexts.noBibliography('APA'));
});

test('citations and commands say pages', async () => {
  expect(await write('citation')).toMatchObject({
    html: '(doe2012 4; roe2013; poe2014)',
    text: '(doe2012 4; roe2013; poe2014)',
  });
  expect((await write('cite', items.slice(0, 1))).text).toMatch(/^\\cite\[.*4\]\{doe2012\}$/);
  expect((await write('pandoc', items.slice(1))).text).toBe('[@roe2013, p. 4; @poe2014]');
  expect((await write('typst', items.slice(1))).text).toBe('@roe2013[p. 4] @poe2014');
});

test('links are those that documents have, as text and as HTML', async () => {
  expect(await write('doi-link')).toMatchObject({
    text: 'https://doi.org/10.1000/a%3Cb\nhttps://doi.org/10.1000/c',
    html: expect.stringContaining('<a href="https://doi.org/10.1000/c" rel="noopener noreferrer">') as string,
  });
  expect((await write('doi')).text).toBe('10.1000/a<b\n10.1000/c');
  // A DOI is an address for a document without a URL.
  expect((await write('url')).text).toBe('https://example.org/doe\nhttps://doi.org/10.1000/c');
  await expect((async () => write('doi', items.slice(2)))()).rejects.toThrow('this document has no DOI');
});

test('keys are separated as commands expect them', async () => {
  expect((await write('key')).text).toBe('doe2012,roe2013,poe2014');
});

test('entries come without the comments of a file', () => {
  const format = copyFormatOf('bibtex');
  if (format.from !== 'bib') throw new Error('BibTeX is not written from a file');
  const file = '% note\n\n@Book{doe2012,\n  title = {Tides},\n}\n\n@Comment{jabref-meta: databaseType:bibtex;}\n';
  expect(format.write(file)).toEqual({
    html: null,
    text: '@Book{doe2012,\n  title = {Tides},\n}',
    formatted: null,
  });
});

test('a numbered reference keeps its number beside it', () => {
  const blocks = [
    { place: 'leftMargin' as const, runs: [{ text: '[1]' }] },
    { place: 'rightInline' as const, runs: [{ text: 'A & B' }] },
  ];
  const references = ['a', 'b'].map((id) => ({ id, blocks }));
  const html = writePastedBibliography({
    ...{ references, hangingIndent: false, lineSpacing: 1, entrySpacing: 1, labelWidth: 3 },
  });
  expect(html).toContain('text-indent:-2.5em');
  expect(html).toContain('>[1]<span style="mso-tab-count:1">&emsp;</span>A &amp; B</p>');
});

test('an id that was dropped is the usual format', () => {
  expect(copyFormatOf('no longer there').id).toBe('reference');
});

test.each([
  ['apa no', []],
  ['bibtex', ['bibtex']],
  ['citep', ['citep']],
  ['plain', ['reference-plain', 'citation-plain']],
  ['link doi', ['doi-link', 'doi']],
])('typing “%s” finds %j', (text, ids) => {
  expect(findFormats(text).map(({ id }) => id)).toEqual(ids);
});

test('messages are short', () => {
  const long = 'Doe, J., & Roe, R. (2012). On the tides of shallow seas and what they do to ships. Coastal Letters.';
  expect(copyTexts.copied('APA reference', 1, long)).toBe(
    'Copied as APA reference: Doe, J., & Roe, R. (2012). On the tides of shallow seas and what they…',
  );
  expect(copyTexts.copied('APA bibliography', 3, long)).toBe('3 documents copied as APA bibliography');
});
