// Tests the viewer's address parameters: values are kept, defaults and invalid values are dropped.
import { expect, test } from 'vitest';
import { parseSearch, readSearch, writeSearch } from './viewerSearch.ts';

test('parameters are read as they were written', () => {
  const search = {
    tab: 'paths',
    view: 'source',
    collapsed: 'open,closing',
    start: 2,
    to: 'dialog.open',
    steps: 'open,close',
  } as const;
  expect(writeSearch(search)).toBe(
    '?tab=paths&view=source&collapsed=open%2Cclosing&steps=open%2Cclose&start=2&to=dialog.open',
  );
  expect(parseSearch(writeSearch(search))).toMatchObject(search);
});

test('defaults are not written', () => {
  expect(writeSearch({ tab: 'play', view: 'chart', start: 0, steps: '' })).toBe('');
});

test.each([{ tab: 'nothing' }, { view: 'upside-down' }, { start: '-1' }, { start: '1.5' }, { steps: 7 }])(
  '%j is dropped',
  (search) => {
    expect(writeSearch(readSearch(search))).toBe('');
  },
);
