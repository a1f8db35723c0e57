// Tests reading icons in Iconify's format, from untrusted answers.
import { expect, test } from 'vitest';
import { readIconImage } from './iconImage.ts';

const set = {
  prefix: 'test',
  width: 24,
  height: 24,
  icons: {
    book: { body: '<path d="M0 0h24"/>' },
    wide: { body: '<path d="M1"/>', width: 32, left: -4 },
    turned: { body: '<path d="M2"/>', rotate: 1, hFlip: true },
    hollow: { width: 3 },
    hostile: { body: '"); } body { display: none } </svg><script>alert(1)</script>' },
  },
  aliases: {
    volume: { parent: 'book' },
    tome: { parent: 'volume', hFlip: true, width: 20 },
    upright: { parent: 'turned', rotate: 3, hFlip: true, vFlip: true },
    orphan: { parent: 'gone' },
    one: { parent: 'other' },
    other: { parent: 'one' },
  },
};

const svgOf = (mask = '') => decodeURIComponent(mask.replace(/^url\("data:image\/svg\+xml,(.*)"\)$/, '$1'));
const svg = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

test('an icon is an image with the size of its set', () => {
  const image = readIconImage(set, 'book');
  expect(svgOf(image?.mask)).toBe(svg('0 0 24 24', set.icons.book.body));
  expect(image?.transform).toBeUndefined();
});

test("an alias's size overrides the icon's, which overrides that of the set; the default is 16", () => {
  expect(svgOf(readIconImage(set, 'wide')?.mask)).toContain('viewBox="-4 0 32 24"');
  expect(svgOf(readIconImage(set, 'tome')?.mask)).toContain('viewBox="0 0 20 24"');
  expect(svgOf(readIconImage({ icons: set.icons }, 'book')?.mask)).toContain('viewBox="0 0 16 16"');
});

test('an alias is the icon that it refers to, with rotation and mirroring', () => {
  expect(readIconImage(set, 'volume')).toEqual(readIconImage(set, 'book'));
  expect(readIconImage(set, 'tome')?.transform).toBe('scaleX(-1)');
  expect(readIconImage(set, 'turned')?.transform).toBe('rotate(90deg) scaleX(-1)');
  expect(readIconImage(set, 'upright')?.transform).toBe('scaleY(-1)');
});

test('no body can break out of the image', () => {
  const { mask = '' } = readIconImage(set, 'hostile') ?? {};
  expect(mask).toMatch(/^url\("data:image\/svg\+xml,[^"<>\\\s]*"\)$/);
});

test.each(['gone', 'hollow', 'orphan', 'one', 'constructor', '__proto__', ''])('%j gives no icon', (name) => {
  expect(readIconImage(set, name)).toBeNull();
});

test.each([
  null,
  undefined,
  3,
  'text',
  [],
  {},
  { icons: null },
  { icons: { book: 'x' } },
  { icons: { book: { body: 3 } } },
])('%j has no icon', (answer) => {
  expect(readIconImage(answer, 'book')).toBeNull();
});
