// Tests which presses are ignored, by place and time.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ignoreStrayPresses } from './ignoreStrayPresses.ts';

let stop: () => void;
const pressed = vi.fn<(label: string) => void>();
/** The element under the pointer, since jsdom has no layout. */
let under: Element;

function button(label: string, attributes: Readonly<Record<string, string>> = {}): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = label;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.addEventListener('click', () => {
    pressed(made.textContent);
  });
  // As large as a button in the pane's header.
  made.getBoundingClientRect = () => new DOMRect(90, 90, 60, 28);
  document.body.append(made);
  return made;
}

/** The events of a complete press; `late` delays their handling by this many milliseconds. */
function press(x = 100, y = 100, pointerType = 'mouse', late = 0) {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, detail: 1 };
  const down = Object.assign(new MouseEvent('pointerdown', at), { pointerType });
  Object.defineProperty(down, 'timeStamp', { value: performance.now() - late });
  under.dispatchEvent(down);
  under.dispatchEvent(Object.assign(new MouseEvent('pointerup', at), { pointerType }));
  under.dispatchEvent(new MouseEvent('click', at));
}

function pressKey(key: string, repeat = false) {
  const focused = document.activeElement ?? document.body;
  const goesOn = focused.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  if (goesOn && focused instanceof HTMLButtonElement) focused.click();
  focused.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}

function replace(before: Element, after: HTMLElement) {
  before.remove();
  under = after;
}

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
  document.elementFromPoint = () => under;
  stop = ignoreStrayPresses();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a pointer', () => {
  /** Presses "Done", which "Edit" replaces after `swap` milliseconds. */
  async function pressDone(swap: number) {
    const done = button('Done');
    under = done;
    press();
    await vi.advanceTimersByTimeAsync(swap);
    replace(done, button('Edit'));
  }

  test.each([120, 250, 300, 450])(
    'a second press after %d ms on a control that has just appeared is ignored',
    async (ms) => {
      await pressDone(20);
      await vi.advanceTimersByTimeAsync(ms - 20);
      press();
      expect(pressed.mock.calls).toEqual([['Done']]);
    },
  );

  test('the time of the press counts, even if a busy page handles it late', async () => {
    await pressDone(20);
    await vi.advanceTimersByTimeAsync(700);
    press(100, 100, 'mouse', 450);
    expect(pressed.mock.calls).toEqual([['Done']]);
  });

  test('the delay starts at the swap, however slow the answer was', async () => {
    await pressDone(3_000);
    await vi.advanceTimersByTimeAsync(300);
    press();
    expect(pressed.mock.calls).toEqual([['Done']]);
    await vi.advanceTimersByTimeAsync(300);
    press();
    expect(pressed.mock.calls).toEqual([['Done'], ['Edit']]);
  });

  test('what appears while a slider is dragged can be pressed at once', async () => {
    const slider = document.createElement('input');
    slider.type = 'range';
    document.body.append(slider);
    under = slider;
    press();
    await vi.advanceTimersByTimeAsync(20);
    replace(slider, button('Edit'));
    press();
    expect(pressed.mock.calls).toEqual([['Edit']]);
  });

  test('moving away and back counts as aiming anew', async () => {
    await pressDone(20);
    window.dispatchEvent(
      Object.assign(new MouseEvent('pointermove', { clientX: 300, clientY: 100 }), { pointerType: 'mouse' }),
    );
    press();
    expect(pressed).toHaveBeenLastCalledWith('Edit');
  });

  test('scrolling counts as aiming anew', async () => {
    await pressDone(20);
    window.dispatchEvent(new Event('wheel'));
    press();
    expect(pressed).toHaveBeenLastCalledWith('Edit');
  });

  test.each<[string, (pane: HTMLElement) => void]>([
    ['once its event has come', (pane) => pane.dispatchEvent(new Event('scroll'))],
    // Defined on the pane itself, because other test files replace the property of all elements.
    ['before its event has come', (pane) => Object.defineProperty(pane, 'scrollTop', { value: 100 })],
  ])('presses what a scroll brought there %s, while the control pressed before is as it was', (_, scroll) => {
    const pane = document.createElement('div');
    document.body.append(pane);
    const change = button('Change password');
    const remove = button('Delete account…');
    pane.append(change, remove);
    under = change;
    press();
    under = remove;
    scroll(pane);
    press();
    expect(pressed.mock.calls).toEqual([['Change password'], ['Delete account…']]);
  });

  test('a control that replaced the pressed one is ignored, even if the pane scrolled with it', async () => {
    const pane = document.createElement('div');
    document.body.append(pane);
    const done = button('Done');
    pane.append(done);
    under = done;
    press();
    replace(done, button('Edit'));
    await vi.advanceTimersByTimeAsync(50);
    pane.dispatchEvent(new Event('scroll'));
    press();
    expect(pressed.mock.calls).toEqual([['Done']]);
  });

  test('the same control can be pressed repeatedly', () => {
    under = button('Next');
    press();
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('a control that was already beside the first can be pressed', () => {
    under = button('Up');
    press();
    const down = button('Down');
    down.getBoundingClientRect = () => new DOMRect(104, 90, 24, 24);
    const up = under;
    document.elementFromPoint = () => up;
    under = down;
    press(108);
    expect(pressed.mock.calls).toEqual([['Up'], ['Down']]);
  });

  test('an element that has become another button is ignored', async () => {
    under = button('Stop');
    press();
    await vi.advanceTimersByTimeAsync(50);
    under.textContent = 'Delete';
    press();
    expect(pressed.mock.calls).toEqual([['Stop']]);
  });

  test('a toggle whose label changes can be pressed', async () => {
    under = button('Show', { 'aria-pressed': 'false' });
    press();
    under.textContent = 'Hide';
    await vi.advanceTimersByTimeAsync(50);
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('a control on another page can be pressed', async () => {
    await pressDone(20);
    history.pushState(null, '', '/elsewhere');
    press();
    history.back();
    expect(pressed.mock.calls).toEqual([['Done'], ['Edit']]);
  });

  test('a link that appeared there can be followed', async () => {
    const done = button('Done');
    under = done;
    press();
    await vi.advanceTimersByTimeAsync(20);
    const link = document.createElement('a');
    link.href = '#there';
    link.addEventListener('click', () => {
      pressed('link');
    });
    document.body.append(link);
    replace(done, link);
    press();
    expect(pressed.mock.calls).toEqual([['Done'], ['link']]);
  });

  test('the next row’s button can be pressed if it is marked so', async () => {
    const first = button('Remove Ann', { 'data-press-again': '' });
    under = first;
    press();
    replace(first, button('Remove Bo', { 'data-press-again': '' }));
    await vi.advanceTimersByTimeAsync(50);
    press();
    expect(pressed).toHaveBeenLastCalledWith('Remove Bo');
  });

  test('touch has a larger tolerance', async () => {
    const done = button('Done');
    under = done;
    press(100, 100, 'touch');
    await vi.advanceTimersByTimeAsync(20);
    replace(done, button('Edit'));
    press(122, 104, 'touch');
    expect(pressed.mock.calls).toEqual([['Done']]);
  });

  test('programmatic clicks are not affected', async () => {
    await pressDone(20);
    press();
    if (under instanceof HTMLElement) under.click();
    expect(pressed.mock.calls).toEqual([['Done'], ['Edit']]);
  });
});

describe('the keyboard', () => {
  /** Presses Enter on "Done", which moves the focus to "Edit". */
  async function enterDone() {
    const done = button('Done');
    done.focus();
    pressKey('Enter');
    await vi.advanceTimersByTimeAsync(20);
    done.remove();
    button('Edit').focus();
  }

  test('pressing Enter again presses the focused control', async () => {
    await enterDone();
    await vi.advanceTimersByTimeAsync(100);
    pressKey('Enter');
    expect(pressed.mock.calls).toEqual([['Done'], ['Edit']]);
  });

  test('holding Enter presses only the first control', async () => {
    await enterDone();
    await vi.advanceTimersByTimeAsync(2_000);
    pressKey('Enter', true);
    expect(pressed.mock.calls).toEqual([['Done']]);
  });

  test('typing continues where the focus is', async () => {
    const field = document.createElement('input');
    const heard = vi.fn();
    field.addEventListener('keydown', heard);
    document.body.append(field);
    button('Add').focus();
    pressKey('Enter');
    field.focus();
    await vi.advanceTimersByTimeAsync(20);
    pressKey('Enter', true);
    expect(heard).toHaveBeenCalledOnce();
  });
});
