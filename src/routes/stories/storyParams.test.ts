// The address of a story, in Storybook's way of writing.
import { expect, test } from 'vitest';
import { parseStoryParams } from './storyParams.ts';

test('reads what Storybook writes', () => {
  expect(
    parseStoryParams('?id=ui-button--primary&args=busy:!true;label:Save now;max:12.5;gone:!null&globals=theme:dark'),
  ).toEqual({
    id: 'ui-button--primary',
    args: { busy: true, label: 'Save now', max: 12.5, gone: null },
    globals: { theme: 'dark' },
  });
});

test('passes over what is no pair of a name and a value', () => {
  expect(parseStoryParams('')).toEqual({ id: undefined, args: {}, globals: {} });
  expect(parseStoryParams('?args=alone;:x;a:;__proto__:1;<b>:1;url:a:b')).toMatchObject({ args: { url: 'a:b' } });
  expect(Object.keys(parseStoryParams('?args=__proto__:1;a:1').args)).toEqual(['a']);
});
