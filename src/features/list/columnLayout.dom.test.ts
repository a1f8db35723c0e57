// Tests how column settings are stored and turned into styles.
import { beforeEach, expect, test, vi } from 'vitest';
import { columnStyle, recallLayout, rememberLayout, usualLayout } from './columnLayout.ts';

beforeEach(() => {
  localStorage.clear();
});

test('they are stored for each account', () => {
  const layout = { columns: ['year', 'title'], widths: { year: 80 }, density: 'comfortable' } as const;
  rememberLayout('user_1', layout);
  expect(recallLayout('user_1')).toEqual(layout);
  expect(recallLayout('user_2')).toEqual(usualLayout);
});

test.each([
  ['no JSON', '{'],
  ['nothing known', '{"columns":["toString","price"],"widths":{"year":-5,"price":90},"density":"huge"}'],
  ['another shape', '{"columns":"title","widths":7}'],
])('what is kept but is %s still gives a list with titles', (_, kept) => {
  localStorage.setItem('list:user_1', kept);
  const layout = recallLayout('user_1');
  expect(layout.columns).toContain('title');
  expect(layout).toMatchObject({ widths: {}, density: 'compact' });
});

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  rememberLayout('user_1', usualLayout);
  expect(recallLayout('user_1')).toEqual(usualLayout);
  vi.restoreAllMocks();
});

test('default columns are left to the style sheet, custom ones get their widths', () => {
  expect(columnStyle(usualLayout)).toEqual({});
  expect(columnStyle({ ...usualLayout, columns: ['title', 'kind'] })).toEqual({
    '--chosen': '30px minmax(clamp(200px, 28cqw, 320px), 1fr) 110px',
    '--narrowest': 'calc(30px + 44px + clamp(200px, 28cqw, 320px) + 110px)',
  });
  expect(columnStyle({ ...usualLayout, columns: ['title', 'year'], widths: { title: 300 } })).toMatchObject({
    '--chosen': '30px 300px 56px',
  });
});
