import { expect, test } from 'vitest';
import { darkMedia, mediaInMode, withPicturesInMode } from './pictureMedia.ts';

test('a picture asks the operating system unless a mode is chosen', () => {
  expect(darkMedia(null)).toBe('(prefers-color-scheme: dark)');
  expect(darkMedia('dark')).toBe('(min-width: 0px)');
  expect(darkMedia('light')).toBe('(max-width: 0px)');
});

test('a page that was made for everybody gets the pictures of the mode that is chosen', () => {
  const drawn = `<meta media="${darkMedia(null)}"/><source media="${darkMedia(null)} and (max-width: 720px)" srcset="/dark.avif"/>`;
  expect(withPicturesInMode(drawn, 'dark')).toBe(
    `<meta media="${darkMedia(null)}"/><source media="(min-width: 0px) and (max-width: 720px)" srcset="/dark.avif"/>`,
  );
  expect(withPicturesInMode(drawn, 'light')).toContain('<source media="(max-width: 0px) and (max-width: 720px)"');
});

test('in an open page, a source for dark pages changes with the mode, and any other stays', () => {
  const narrow = ' and (max-width: 480px)';
  for (const before of [null, 'light', 'dark'] as const) {
    for (const chosen of [null, 'light', 'dark'] as const) {
      expect(mediaInMode(chosen, darkMedia(before) + narrow)).toBe(darkMedia(chosen) + narrow);
    }
  }
  expect(mediaInMode('dark', '(max-width: 480px)')).toBe('(max-width: 480px)');
});
