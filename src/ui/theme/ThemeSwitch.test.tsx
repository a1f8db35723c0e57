// Tests the switch: the server renders only its place, the choice is loaded when it is nearly visible, and arrow keys select.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import type { KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from './ThemeContext.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

// jsdom lacks this, and user-event needs it to find radio buttons by arrow keys.
vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Reports to the component whether its place is nearly visible. Set by the stub of IntersectionObserver, which jsdom lacks. */
let comeIntoSight: (isIntersecting: boolean) => void = () => undefined;

function startTheme() {
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

async function renderSwitch() {
  const started = startTheme();
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

test('a prerendered page reserves the space, and contains nothing that needs JavaScript', () => {
  expect(renderToString(<ThemeSwitch />)).toMatch(/^<div [^>]*><\/div>$/);
});

test('the choice is not loaded while its place is out of sight', async () => {
  render(<ThemeSwitch />);
  act(() => {
    comeIntoSight(false);
  });
  await act(() => import('./ThemeChoice.tsx'));
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('offers three modes, one of them selected', async () => {
  const { group } = await renderSwitch();
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['System', true],
    ['Light', false],
    ['Dark', false],
  ]);
});

test('is one tab stop, and arrow keys select', async () => {
  const { kept, theme, group } = await renderSwitch();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'System' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(kept).toEqual(['light', 'dark']);
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  expect(theme.getSnapshot().value.preference).toBe('dark');
});

test('follows a choice made elsewhere, and exposes its state', async () => {
  const { theme, group } = await renderSwitch();
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
