import { expect, test } from 'vitest';
import { oddAddresses } from '#tests/support/oddAddresses.ts';
import { shownPath } from './shownPath.ts';

test.each(oddAddresses)('%s is shown as %s', (address, shown) => {
  expect(shownPath(address)).toBe(shown);
});

test('a query and a hash are no part of it', () => {
  expect(shownPath('/no/such?token=secret')).toBe('/no/such');
  expect(shownPath('/no/such#part')).toBe('/no/such');
});
