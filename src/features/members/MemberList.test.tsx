// Tests which changes of members are offered.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SharedLibrary, SharingChange } from '#machines/sharing/sharingTypes.ts';
import { MemberList } from './MemberList.tsx';

const ada = { id: 'user_1', name: 'Ada', email: null, isViewer: true, role: 'OWNER' } as const;
const mary = { id: 'user_2', name: 'Mary', email: null, isViewer: false, role: 'EDITOR' } as const;
const library: SharedLibrary = {
  ...{ name: 'Reading group', viewerRole: 'OWNER', emailsVisibleTo: 'OWNERS' },
  ...{ members: [ada, mary], invitations: [] },
};

afterEach(cleanup);

function enabledIn(shown: SharedLibrary, changing: SharingChange | null = null): string[] {
  render(<MemberList library={shown} changing={changing} onChoose={() => undefined} />);
  return (['combobox', 'button', 'checkbox'] as const)
    .flatMap((role) => screen.queryAllByRole<HTMLButtonElement | HTMLInputElement>(role))
    .filter(({ disabled }) => !disabled)
    .map((control) => control.getAttribute('aria-label') ?? 'addresses');
}

test('the only owner can neither leave nor get another role, and is told why', () => {
  expect(enabledIn(library)).toEqual(['Role of Mary', 'Remove Mary', 'addresses']);
  expect(screen.getByText(/^You are the only owner\./).id).toBe(
    screen.getByRole('button', { name: 'Leave this library' }).getAttribute('aria-describedby'),
  );
});

test('with another owner they can', () => {
  expect(enabledIn({ ...library, members: [ada, { ...mary, role: 'OWNER' }] })).toEqual([
    'Role of Ada',
    'Role of Mary',
    'Leave this library',
    'Remove Mary',
    'addresses',
  ]);
});

test('nothing else can be chosen while a change is made', () => {
  expect(enabledIn(library, { kind: 'role', userId: mary.id, role: 'READER' })).toEqual([]);
});
