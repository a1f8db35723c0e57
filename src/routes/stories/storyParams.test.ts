// Tests parsing of story addresses in Storybook's format.
import { expect, test } from 'vitest';
import { parseStoryParams } from './storyParams.ts';

test('reads addresses that Storybook writes', () => {
  expect(
    parseStoryParams('?id=ui-button--primary&globals=theme:dark;grid:!true;locale:en GB;zoom:12.5;frame:!null'),
  ).toEqual({
    id: 'ui-button--primary',
    globals: { theme: 'dark', grid: true, locale: 'en GB', zoom: 12.5, frame: null },
  });
});

test('ignores args, so that links cannot put texts into a story', () => {
  expect(parseStoryParams('?id=ui-notice--danger&args=children:Call this number')).toEqual({
    id: 'ui-notice--danger',
    globals: {},
  });
});

test('ignores parts that are not a name and a value', () => {
  expect(parseStoryParams('')).toEqual({ id: undefined, globals: {} });
  expect(parseStoryParams('?globals=alone;:x;a:;__proto__:1;<b>:1;url:a:b').globals).toEqual({ url: 'a:b' });
});

test('treats inherited names as plain text', () => {
  expect(parseStoryParams('?globals=theme:constructor').globals).toEqual({ theme: 'constructor' });
});
