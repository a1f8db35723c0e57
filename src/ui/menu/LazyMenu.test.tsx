// Tests a menu that loads while its button is pressed: by mouse and by finger it opens once.
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LazyMenu } from './LazyMenu.tsx';

afterEach(cleanup);

/** Renders a menu that loads when told; its own button counts the clicks. */
function renderMenu() {
  let clicks = 0;
  let finish: (Menu: ComponentType) => void = () => undefined;
  const loaded = new Promise<ComponentType>((resolve) => {
    finish = resolve;
  });
  const Menu = () => (
    <button
      type="button"
      onClick={() => {
        clicks += 1;
      }}
    />
  );
  const { getByRole } = render(<LazyMenu label="Library" face="Library" load={() => loaded} />);
  return {
    press: (pointerType: string) => {
      fireEvent.pointerEnter(getByRole('button'), { pointerType });
      fireEvent.pointerDown(getByRole('button'), { pointerType });
    },
    finishLoading: () =>
      act(async () => {
        finish(Menu);
        await loaded;
      }),
    clicks: () => clicks,
  };
}

test.each([
  // The release is on another button, so that no click follows: the menu opens by itself.
  ['mouse', 1],
  // The click comes after the release, on the button that is there then. One click more would close the menu.
  ['touch', 0],
])('pressed by %s while it loads, its own button gets %d clicks', async (pointerType, clicks) => {
  const menu = renderMenu();
  menu.press(pointerType);
  await menu.finishLoading();
  expect(menu.clicks()).toBe(clicks);
});
