// The switch: nothing on the server, its choice once it is near to being seen, and by keyboard what it promises.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import type { KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from './ThemeContext.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

// jsdom has none, and the arrow keys of user-event look for radio buttons by it.
vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Who looks out for elements that come into sight; jsdom shows nothing to anybody. */
let comeIntoSight: (isIntersecting: boolean) => void = () => undefined;

function startedTheme() {
  const kept: string[] = [];
  const theme = createActor(
    colorModeMachine.provide({
      actors: {
        keptPreference: fromCallback<KeepPreference>(({ receive }) => {
          receive(({ preference }) => kept.push(preference));
        }),
        systemMode: fromCallback(() => undefined),
        deviceType: fromCallback(() => undefined),
      },
    }),
  ).start();
  return { theme, kept };
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeIntoSight = (isIntersecting) => {
          tell([{ isIntersecting }]);
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(cleanup);

async function shownSwitch() {
  const started = startedTheme();
  render(
    <ThemeContext value={started.theme}>
      <ThemeSwitch />
    </ThemeContext>,
  );
  act(() => {
    comeIntoSight(true);
  });
  return { ...started, group: await screen.findByRole('radiogroup', { name: 'Appearance' }) };
}

test('a page made in advance holds its place and nothing that does not work without JavaScript', () => {
  expect(renderToString(<ThemeSwitch />)).toMatch(/^<div [^>]*><\/div>$/);
});

test('the choice stays away while nobody sees its place', async () => {
  render(<ThemeSwitch />);
  act(() => {
    comeIntoSight(false);
  });
  await act(() => import('./ThemeChoice.tsx'));
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('offers three, one of them chosen', async () => {
  const { group } = await shownSwitch();
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['System', true],
    ['Light', false],
    ['Dark', false],
  ]);
});

test('is one stop of Tab, and arrows choose', async () => {
  const { kept, theme, group } = await shownSwitch();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'System' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(kept).toEqual(['light', 'dark']);
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  expect(theme.getSnapshot().value.preference).toBe('dark');
});

test('follows a choice that was made elsewhere, and carries its state', async () => {
  const { theme, group } = await shownSwitch();
  act(() => {
    theme.send({ type: 'kept.light' });
  });
  await waitFor(() => {
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
  });
  expect(group.closest('[data-state]')?.getAttribute('data-state')).toBe(
    'preference.light system.light route.free device.desktop',
  );
});
