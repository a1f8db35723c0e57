// Tests which entries the menu offers in a shared library.
import { expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { entriesOf } from '#src/ui/menu/menuItems.ts';
import { ownLibraryItems } from './ownLibraryItems.ts';

test.each([
  [true, 'Leave library: you are its only owner'],
  [false, 'Leave library…'],
])('whether the only owner (%s) can leave is known before the question', (isSoleOwned, label) => {
  const environment = createEnvironment({ url: '/api', libraryId: 'lib_1', onUnauthenticated: () => undefined });
  const facts = { id: 'lib_1', name: 'Radium', role: 'OWNER', canWrite: true, isGone: false } as const;
  const items = ownLibraryItems(environment, { ...facts, isSoleOwned }, () => undefined);
  expect(entriesOf(items).at(-1)).toMatchObject({ id: 'leave', label, disabled: isSoleOwned });
});
