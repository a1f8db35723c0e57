// Tests that each list has exactly one address: the router and Relay rely on this normal form.
import { describe, expect, it } from 'vitest';
import { normalizeSearch, parseSort } from './libraryAddress.ts';
import { listVariables } from './listVariables.ts';
import { nextSort } from './addressChanges.ts';

describe('normalizeSearch', () => {
  it('drops what is empty, default or unknown', () => {
    expect(normalizeSearch({ q: '  ', sort: '-modified', group: '', document: undefined, page: '3' })).toEqual({});
    expect(normalizeSearch({ sort: 'constructor' })).toEqual({});
  });

  it('keeps a year that the router read as a number, and joins white space', () => {
    expect(normalizeSearch({ q: 2013 })).toEqual({ q: '2013' });
    expect(normalizeSearch({ q: ' dark   chocolate ' })).toEqual({ q: 'dark chocolate' });
  });

  it('does not change an address that is already normalized', () => {
    const once = normalizeSearch({ q: 'a', sort: '-year', group: 'trash', document: 'doc_1' });
    expect(normalizeSearch({ ...once })).toEqual(once);
  });
});

describe('groups in the address', () => {
  it('are written in one order, however they were chosen', () => {
    expect(normalizeSearch({ group: 'grp_b, grp_a,grp_b', match: 'all' })).toEqual({
      group: 'grp_a,grp_b',
      match: 'all',
    });
    expect(normalizeSearch({ group: 'grp_b,grp_a', match: 'any' })).toEqual({ group: 'grp_a,grp_b' });
  });

  it('require all groups only if there are several', () => {
    expect(normalizeSearch({ group: 'grp_a', match: 'all' })).toEqual({ group: 'grp_a' });
    expect(normalizeSearch({ group: 'trash', match: 'all' })).toEqual({ group: 'trash' });
    expect(normalizeSearch({ group: ' , ' })).toEqual({});
  });

  it('become one filter, by one id or by several', () => {
    expect(listVariables({ group: 'grp_a,grp_b' }).filterBy).toEqual({ groupIds: ['grp_a', 'grp_b'] });
    expect(listVariables({ group: 'grp_a,grp_b', match: 'all' }).filterBy).toEqual({
      groupIds: ['grp_a', 'grp_b'],
      groupMatch: 'ALL',
    });
  });
});

describe('listVariables', () => {
  it('uses null for the whole library, so that there is one connection for it', () => {
    expect(listVariables({})).toEqual({ filterBy: null, orderBy: null });
    expect(listVariables({ sort: '-modified' })).toEqual({ filterBy: null, orderBy: null });
  });

  it('turns the trash into a filter, and any other group into its id', () => {
    expect(listVariables({ group: 'trash', q: 'x' })).toEqual({
      filterBy: { trashed: true, query: 'x' },
      orderBy: { field: 'TRASHED', direction: 'DESC' },
    });
    expect(listVariables({ group: 'grp_1' }).filterBy).toEqual({ groupId: 'grp_1' });
  });

  it('reads the order with its direction', () => {
    expect(listVariables({ sort: '-year' }).orderBy).toEqual({ field: 'YEAR', direction: 'DESC' });
    expect(listVariables({ sort: 'people' }).orderBy).toEqual({ field: 'AUTHOR', direction: 'ASC' });
    expect(listVariables({ sort: '-keywords' }).orderBy).toEqual({ field: 'KEYWORDS', direction: 'DESC' });
  });
});

describe('nextSort', () => {
  it('sorts ascending, descending and by default; years start with the newest', () => {
    const up = nextSort(parseSort(undefined), 'title');
    const down = nextSort(up, 'title');
    expect([up, down, nextSort(down, 'title')]).toEqual([
      { key: 'title', descending: false },
      { key: 'title', descending: true },
      { key: 'modified', descending: true },
    ]);
    expect(nextSort(up, 'year').descending).toBe(true);
  });
});
