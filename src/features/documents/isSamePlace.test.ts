// Tests which changes of the address count as leaving a page.
import { describe, expect, it } from 'vitest';
import { isSamePlace } from './isSamePlace.ts';

describe('isSamePlace', () => {
  const at = (search: object, pathname = '/dashboard') => ({ pathname, search });

  it('is false for another document or page, and true for another search or order', () => {
    expect(isSamePlace(at({ document: 'one' }), at({ document: 'one', q: 'cacao', sort: 'year' }))).toBe(true);
    expect(isSamePlace(at({ document: 'one' }), at({ document: 'two' }))).toBe(false);
    expect(isSamePlace(at({ document: 'one' }), at({}))).toBe(false);
    expect(isSamePlace(at({}), at({}, '/'))).toBe(false);
  });
});
