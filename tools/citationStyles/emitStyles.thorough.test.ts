// Tests that every style and locale that the product includes can be found, loaded and used.
import { describe, expect, it } from 'vitest';
import { createEngineLoader } from '../../bibliography/citation/loadEngines.ts';
import { plainText } from '../../bibliography/citation/formattedText.ts';
import { findStyles } from '../../bibliography/citation/styleIndex.ts';
import type { CslItem } from '../../bibliography/exchange/cslJson.ts';
import { packagedStyleFiles } from './emitStyles.ts';

const { index, read } = packagedStyleFiles();
const item: CslItem = {
  id: 'sapolsky2017',
  type: 'book',
  title: 'Behave',
  author: [{ family: 'Sapolsky', given: 'Robert M.' }],
  issued: { 'date-parts': [[2017]] },
};

describe('styles and locales', () => {
  it.each(index.styles.map(({ id }) => id))('%s formats a book', async (id) => {
    const engine = await createEngineLoader({ index, read }).load(id, null);
    expect(plainText(engine.citation([item], [{ id: item.id }]))).not.toBe('');
    const text = engine
      .bibliography([item])
      ?.references.flatMap(({ blocks }) => blocks.map(({ runs }) => plainText(runs)));
    if (text) expect(text.join(' ')).toMatch(/sapolsky/i);
  });

  it.each(Object.keys(index.locales))('%s is a language of IEEE', async (locale) => {
    const engine = await createEngineLoader({ index, read }).load('ieee', locale);
    expect(engine.bibliography([item])?.references).toHaveLength(1);
  });

  it('are found by what people call them', () => {
    const first = (query: string) => findStyles(index.styles, query)[0]?.id;
    expect(first('APA')).toBe('apa');
    expect(first('mla')).toBe('modern-language-association');
    expect(first('harvard')).toBe('harvard-cite-them-right');
    expect(first('jama')).toBe('american-medical-association');
    expect(first('gost numeric')).toBe('gost-r-7-0-5-2008-numeric');
    expect(first('no such style')).toBeUndefined();
    expect(findStyles(index.styles, ' ')).toHaveLength(index.styles.length);
  });
});

describe('the loader of engines', () => {
  const dependent = (parent: string) =>
    `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><info><title>My journal</title><id>my-journal</id><link href="http://www.zotero.org/styles/${parent}" rel="independent-parent"/></info></style>`;

  it('takes the rules of a style from its parent', async () => {
    const engine = await createEngineLoader({ index, read }).loadOwn(dependent('nature'), 'en-US');
    expect(plainText(engine.citation([item], [{ id: item.id }]))).toBe('1');
  });

  it('says which parent is missing, and which style', async () => {
    const loader = createEngineLoader({ index, read });
    await expect(loader.loadOwn(dependent('none'), null)).rejects.toThrow('follows another one (none)');
    await expect(loader.load('none', null)).rejects.toThrow('There is no style “none”.');
    await expect(loader.load('__proto__', null)).rejects.toThrow('There is no style');
  });

  it('creates an engine once, and tries again after a failure', async () => {
    let isOffline = true;
    const flaky = (path: string) => (isOffline ? Promise.reject(new Error('offline')) : read(path));
    const loader = createEngineLoader({ index, read: flaky });
    await expect(loader.load('ieee', null)).rejects.toThrow('offline');
    isOffline = false;
    const engine = await loader.load('ieee', null);
    expect(await loader.load('ieee', null)).toBe(engine);
  });
});
