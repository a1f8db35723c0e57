import { afterEach, expect, test, vi } from 'vitest';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { packagedLocale } from '#tests/support/citationStyles.ts';
import { QueueFull } from '../../work/fairQueue.ts';
import { joinStyles } from '../sharedStyles.ts';
import { FormatEnded, StyleUnusable, ThreadFailed } from './formatFailures.ts';
import type { FormatTask } from './formatMessages.ts';
import { FormatPool, type FormatLimits, usualLimits } from './formatPool.ts';
import { FormatThread } from './formatThread.ts';

/** A style that prints `rules`, with `macros`. */
const styleXml = (rules: string, macros = ''): string =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>T</title><id>t</id></info>${macros}<citation><layout>${rules}</layout></citation><bibliography><layout>${rules}</layout></bibliography></style>`;

/** Each of its macros prints the next one twice, so that one reference has 2^60 titles. */
const endless = styleXml(
  '<text macro="m0"/>',
  Array.from({ length: 60 }, (_, level) => {
    const next =
      level === 59 ? '<text variable="title"/>' : `<text macro="m${level + 1}"/><text macro="m${level + 1}"/>`;
    return `<macro name="m${level}">${next}</macro>`;
  }).join(''),
);

const files: Record<string, string> = {
  '/title': styleXml('<text variable="title" font-style="italic"/>'),
  '/numbered': styleXml('<text variable="citation-number" suffix=". "/><text variable="title"/>'),
  '/endless': endless,
  '/en-US': packagedLocale('en-US'),
};

const styleAt = (path: string): ListedStyle => ({
  ...{ id: path.slice(1), title: 'T', shortTitle: null, fields: [], format: null },
  ...{ hasBibliography: true, defaultLocale: null, path, source: 'included' },
});

const styles = joinStyles({
  index: { styles: Object.keys(files).map(styleAt), locales: { 'en-US': '/en-US' } },
  read: (path) => Promise.resolve(files[path] ?? ''),
});

let pool: FormatPool;
const open = (limits: Partial<FormatLimits> = {}): FormatPool => {
  pool = new FormatPool(styles, { ...usualLimits, ...limits });
  return pool;
};
afterEach(() => pool.close());

const itemOf = (title: string): CslItem => ({ id: title, type: 'book', title });

const references = (path: string, titles = ['One']): Extract<FormatTask, { kind: 'references' }> => ({
  ...{ kind: 'references', style: styleAt(path), locale: null, format: 'text', items: titles.map(itemOf) },
});

test('formats each item by itself, and all of them as a file', async () => {
  open();
  expect(await pool.run('a', references('/numbered', ['One', 'Two']))).toEqual(['1. One', '1. Two']);
  const items = [itemOf('One'), itemOf('Two')];
  const task = { kind: 'bibliography', style: styleAt('/title'), locale: null, items, title: 'All' } as const;
  expect(await pool.run('a', { ...task, format: 'markdown' })).toBe('*One*\n\n*Two*\n');
  expect(await pool.run('a', { ...task, format: 'rtf' })).toMatch(/^\{\\rtf1/);
  expect(await pool.run('a', { ...task, format: 'html' })).toContain('<i>Two</i>');
});

test('a style that never ends is ended, and others are formatted again', async () => {
  open({ threads: 1, patience: { task: 2_000, document: 0 } });
  await expect(pool.run('a', references('/endless'))).rejects.toThrow(FormatEnded);
  await expect(pool.run('a', { kind: 'check', xml: endless })).rejects.toThrow(FormatEnded);
  expect(await pool.run('b', references('/title'))).toEqual(['One']);
});

test('a thread that needs too much memory is ended', async () => {
  open({ memory: 48 });
  const items = Array.from({ length: 40_000 }, (_, index) => itemOf(`${index}`));
  const task = {
    kind: 'bibliography',
    style: styleAt('/title'),
    locale: null,
    format: 'text',
    items,
    title: '',
  } as const;
  await expect(pool.run('a', task)).rejects.toThrow(FormatEnded);
  expect(await pool.run('a', references('/title'))).toEqual(['One']);
});

test('a macro that uses itself is refused', async () => {
  open();
  const xml = styleXml('<text macro="a"/>', '<macro name="a"><text macro="a"/></macro>');
  await expect(pool.run('a', { kind: 'check', xml })).rejects.toThrow(StyleUnusable);
});

test('checks a style, and says what lists show of it', async () => {
  open();
  const answer = await pool.run('a', { kind: 'check', xml: files['/title'] ?? '' });
  expect(answer).toMatchObject({ id: 't', title: 'T', hasBibliography: true });
  await expect(pool.run('a', { kind: 'check', xml: '<style/>' })).rejects.toThrow(/isn’t a citation style/);
});

/** Styles that write into what all engines of a thread share. */
const hostile = ['name="__proto__" form="zzz"', 'name="constructor" form="keys"'].map((attributes) =>
  styleXml('<text variable="title"/>', `<locale><terms><term ${attributes}>x</term></terms></locale>`),
);

test.each(hostile)('another account formats as before after the hostile style %#', async (xml) => {
  open({ threads: 1 });
  const style = { ...styleAt('/own'), source: 'own' } as const;
  const read = (path: string) => (path === '/own' ? Promise.resolve(xml) : styles.read(path));
  await expect(pool.run('a', { kind: 'check', xml })).rejects.toThrow(StyleUnusable);
  await expect(pool.run('a', { ...references('/title'), style }, { read })).rejects.toThrow(StyleUnusable);
  expect(await pool.run('b', references('/title'))).toEqual(['One']);
  expect(await pool.run('b', { ...references('/numbered'), locale: 'en-US' })).toEqual(['1. One']);
});

test('a thread that ran a style of an account works for no other one', async () => {
  open({ threads: 1 });
  const style = { ...styleAt('/title'), source: 'own' } as const;
  const run = vi.spyOn(FormatThread.prototype, 'run');
  await pool.run('a', { ...references('/title'), style });
  await pool.run('a', references('/title'));
  await pool.run('b', references('/title'));
  await pool.run('a', references('/title'));
  await pool.run('a', { kind: 'check', xml: files['/title'] ?? '' });
  await pool.run('a', references('/title'));
  const used = run.mock.contexts;
  expect(used.map((thread) => used.indexOf(thread))).toEqual([0, 0, 2, 2, 2, 5]);
  expect(pool.threads).toBe(1);
  run.mockRestore();
});

test('a file that can’t be read fails the task alone', async () => {
  open({ threads: 1 });
  const read = () => Promise.reject(new Error('The database is gone.'));
  await expect(pool.run('a', references('/title'), { read })).rejects.toThrow(ThreadFailed);
  expect(await pool.run('a', references('/title'))).toEqual(['One']);
});

/** A reader that answers only when it is told to. */
function slowReader() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { read: (path: string) => released.then(() => styles.read(path)), release: () => release() };
}

test('refuses work when too much waits, and only then', async () => {
  open({ threads: 1, waiting: { all: 2, account: 2 } });
  const { read, release } = slowReader();
  const tasks = ['a', 'b', 'c'].map((account) => pool.run(account, references('/title'), { read }));
  await expect(pool.run('d', references('/title'))).rejects.toThrow(QueueFull);
  release();
  expect(await Promise.all(tasks)).toEqual([['One'], ['One'], ['One']]);
  expect(await pool.run('d', references('/title'))).toEqual(['One']);
});

test('an account has a share of what may wait', async () => {
  open({ threads: 1, waiting: { all: 10, account: 1 } });
  const { read, release } = slowReader();
  const tasks = ['a', 'b', 'a'].map((account) => pool.run(account, references('/title'), { read }));
  await expect(pool.run('a', references('/title'))).rejects.toThrow(QueueFull);
  release();
  expect(await Promise.all(tasks)).toEqual([['One'], ['One'], ['One']]);
});

test('an account does not keep others waiting', async () => {
  open({ threads: 2 });
  const { read, release } = slowReader();
  const first = pool.run('a', references('/title'), { read });
  const second = pool.run('a', references('/numbered'), { read });
  expect(await pool.run('b', references('/title'))).toEqual(['One']);
  release();
  expect(await Promise.all([first, second])).toEqual([['One'], ['1. One']]);
});

test('what nobody waits for does not begin', async () => {
  open({ threads: 1 });
  const { read, release } = slowReader();
  const first = pool.run('a', references('/title'), { read });
  const left = new AbortController();
  const second = pool.run('a', references('/endless'), { signal: left.signal });
  left.abort();
  release();
  await first;
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
});

test('threads without work end, and start again', async () => {
  open({ idle: 1 });
  expect(await pool.run('a', references('/title'))).toEqual(['One']);
  await expect.poll(() => pool.threads).toBe(0);
  expect(await pool.run('a', references('/title'))).toEqual(['One']);
});

test('closing ends what is running', async () => {
  open();
  const running = pool.run('a', references('/endless'));
  const failed = expect(running).rejects.toThrow(ThreadFailed);
  await expect.poll(() => pool.threads).toBe(1);
  await pool.close();
  await failed;
  expect(pool.threads).toBe(0);
});
