import { expect, test } from 'vitest';
import { type IconSet, pickIcons } from './iconSet.ts';

const set: IconSet = {
  prefix: 'test',
  lastModified: 7,
  width: 24,
  height: 24,
  icons: { book: { body: '<path d="M0"/>' }, eye: { body: '<path d="M1"/>', width: 16 } },
  aliases: {
    volume: { parent: 'book' },
    tome: { parent: 'volume', hFlip: true },
    orphan: { parent: 'gone' },
    one: { parent: 'other' },
    other: { parent: 'one' },
  },
};
const about = { prefix: 'test', lastModified: 7, width: 24, height: 24 };

test('only the requested icons are returned, unchanged', () => {
  expect(pickIcons(set, ['eye'])).toEqual({ ...about, icons: { eye: set.icons.eye } });
});

test('an alias is returned with the icons that it refers to', () => {
  expect(pickIcons(set, ['tome'])).toEqual({
    ...about,
    icons: { book: set.icons.book },
    aliases: { tome: { parent: 'volume', hFlip: true }, volume: { parent: 'book' } },
  });
});

test('an unknown name is listed once, together with the known icons', () => {
  expect(pickIcons(set, ['none', 'book', 'none'])).toEqual({
    ...about,
    icons: { book: set.icons.book },
    not_found: ['none'],
  });
});

test.each(['orphan', 'one', 'constructor', '__proto__', 'toString', ''])('%j is not an icon', (name) => {
  expect(pickIcons(set, [name])).toEqual({ ...about, icons: {}, not_found: [name] });
});
