// The address of a story, in Storybook's way of writing.
import { expect, test } from 'vitest';
import { parseStoryParams } from './storyParams.ts';

test('reads what Storybook writes', () => {
  expect(
    parseStoryParams('?id=ui-button--primary&globals=theme:dark;grid:!true;locale:en GB;zoom:12.5;frame:!null'),
  ).toEqual({
    id: 'ui-button--primary',
    globals: { theme: 'dark', grid: true, locale: 'en GB', zoom: 12.5, frame: null },
  });
});

test('lets nobody put words into a story', () => {
  expect(parseStoryParams('?id=ui-notice--danger&args=children:Call this number')).toEqual({
    id: 'ui-notice--danger',
    globals: {},
  });
});

test('passes over what is no pair of a name and a value', () => {
  expect(parseStoryParams('')).toEqual({ id: undefined, globals: {} });
  expect(parseStoryParams('?globals=alone;:x;a:;__proto__:1;<b>:1;url:a:b').globals).toEqual({ url: 'a:b' });
});

test('takes inherited names for the words they are', () => {
  expect(parseStoryParams('?globals=theme:constructor').globals).toEqual({ theme: 'constructor' });
});
