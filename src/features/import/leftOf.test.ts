// What stays when an import is taken back: documents that stay with groups are none of it.
import { expect, test } from 'vitest';
import { leftOf } from './leftOf.ts';

test('of the steps that brought groups, groups count; of the others documents', () => {
  expect(leftOf(['doc_1', 'grp_1', 'doc_2'], ['doc_3'])).toEqual({ documents: ['doc_3'], groups: ['grp_1'] });
});
