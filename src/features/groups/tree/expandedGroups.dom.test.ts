// Tests what is remembered of expanded groups of shared libraries.
import { beforeEach, expect, test } from 'vitest';
import { recallExpanded, rememberExpanded } from './expandedGroups.ts';

beforeEach(() => {
  localStorage.clear();
});

test('what is turned is kept by person and library, and what was turned last holds', () => {
  rememberExpanded('usr_ada', 'lib_1', ['grp_a', 'grp_b'], true);
  rememberExpanded('usr_ada', 'lib_1', ['grp_b'], false);
  expect(Object.fromEntries(recallExpanded('usr_ada', 'lib_1'))).toEqual({ grp_a: true, grp_b: false });
  expect([recallExpanded('usr_ada', 'lib_2').size, recallExpanded('usr_eve', 'lib_1').size]).toEqual([0, 0]);
});

test('the groups that were turned last are kept when there are too many', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `grp_${index}`);
  rememberExpanded('usr_ada', 'lib_1', ids, true);
  rememberExpanded('usr_ada', 'lib_1', ['grp_0'], false);
  rememberExpanded('usr_ada', 'lib_1', ['grp_new'], true);
  const kept = recallExpanded('usr_ada', 'lib_1');
  expect([kept.size, kept.get('grp_0'), kept.get('grp_1'), kept.get('grp_new')]).toEqual([
    2000,
    false,
    undefined,
    true,
  ]);
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('groups:usr_ada:lib_1', '{"grp_a": "yes", "grp_b": true');
  expect(recallExpanded('usr_ada', 'lib_1').size).toBe(0);
  localStorage.setItem('groups:usr_ada:lib_1', '{"grp_a": "yes", "grp_b": true}');
  expect([...recallExpanded('usr_ada', 'lib_1')]).toEqual([['grp_b', true]]);
});
