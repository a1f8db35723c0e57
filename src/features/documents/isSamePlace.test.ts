// What counts as leaving.
import { describe, expect, it } from 'vitest';
import { isSamePlace } from './isSamePlace.ts';

describe('isSamePlace', () => {
  const at = (search: object, pathname = '/dashboard') => ({ pathname, search });

  it('takes another document or page for another place, and neither a search nor an order', () => {
    expect(isSamePlace(at({ document: 'one' }), at({ document: 'one', q: 'cacao', sort: 'year' }))).toBe(true);
    expect(isSamePlace(at({ document: 'one' }), at({ document: 'two' }))).toBe(false);
    expect(isSamePlace(at({ document: 'one' }), at({}))).toBe(false);
    expect(isSamePlace(at({}), at({}, '/'))).toBe(false);
  });
});
