// Tests that addresses stay as people write them.
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './searchParams.ts';

describe('search parameters', () => {
  it('are parsed and written as text, including numbers and quotes', () => {
    const search = { q: '2012 "cacao" & more', sort: '-modified', group: 'grp_1' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
    expect(parseSearch('?q=2012')).toEqual({ q: '2012' });
    expect(stringifySearch({ q: '2012' })).toBe('?q=2012');
  });

  it('omit empty values', () => {
    expect(stringifySearch({ q: '', group: undefined, sort: null })).toBe('');
  });
});
