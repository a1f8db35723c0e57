// Tests the picture of a sequence: a column for each that takes part, a line for each message, and texts that can't break it.
import { expect, test } from 'vitest';
import type { Sequence } from './sequence.ts';
import { sequenceSvg } from './sequenceSvg.ts';

const message = { place: 0, became: '', isAnswer: false };
const sequence: Sequence = {
  columns: [
    { key: 'page', label: 'Page' },
    { key: 'api', label: 'API' },
    { key: '1/x:0', label: 'an <editor> & a name that is much too long for its column' },
  ],
  messages: [
    { ...message, from: 'page', to: 'api', text: 'save "Tides"' },
    { ...message, from: 'api', to: 'page', text: 'answered', isAnswer: true },
    { ...message, from: '1/x:0', to: '1/x:0', text: 'retry', became: 'to saving' },
  ],
};

function elements(svg: string, selector: string): Record<string, string>[] {
  return [...svg.matchAll(new RegExp(`<${selector} ([^>]*?)/?>(?:([^<]*)</${selector}>)?`, 'g'))].map(
    ([, attributes = '', text = '']) => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
      text,
    }),
  );
}

test('each column has its head and line, and each message its arrow and text', () => {
  const svg = sequenceSvg(sequence);
  const lines = elements(svg, 'line');
  expect(lines.map(({ x1, x2 }) => [x1, x2])).toEqual([
    ['84', '84'],
    ['252', '252'],
    ['420', '420'],
  ]);
  const texts = elements(svg, 'text');
  expect(texts.slice(0, 3).map(({ x }) => x)).toEqual(['84', '252', '420']);
  expect(texts.map(({ text }) => text)).toEqual([
    'Page',
    'API',
    'an &lt;editor&gt; &amp; a name th…',
    'save &quot;Tides&quot;',
    'answered',
    expect.stringContaining('retry'),
  ]);
  const [there, , back, , own] = elements(svg, 'path');
  expect(there).toMatchObject({ d: expect.stringMatching(/^M84 \d+H252$/) as unknown });
  expect(there).not.toHaveProperty('stroke-dasharray');
  expect(back).toMatchObject({ d: expect.stringMatching(/^M252 \d+H84$/) as unknown, 'stroke-dasharray': '4 3' });
  expect(own?.d).toMatch(/^M420 \d+h22v10h-22$/);
});

test('everything lies within the picture, on a ground of its own', () => {
  const svg = sequenceSvg(sequence);
  const [, width = '', height = ''] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(elements(svg, 'rect')[0]).toMatchObject({ width, height, fill: '#ffffff' });
  for (const { x, y } of elements(svg, 'text')) {
    expect(Number(x)).toBeLessThan(Number(width));
    expect(Number(y)).toBeLessThan(Number(height));
  }
});

test('a sequence without messages is a picture too', () => {
  expect(sequenceSvg({ columns: [], messages: [] })).toMatch(/^<svg [^>]*><rect [^>]*\/><\/svg>\n$/);
});
