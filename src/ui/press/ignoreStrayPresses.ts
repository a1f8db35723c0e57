// Ignores the second press of a double press if another control has replaced the first: "Done" becomes "Edit", or a dialog closes above a button.
import { isSameSpot } from './isSameSpot.ts';

/** How long a control that has just appeared under a resting pointer cannot be pressed, in milliseconds. */
const settleTime = 500;

/** How long a press is remembered, in milliseconds: longer than a slow request that causes such a change. */
const longestWatch = 15_000;

const controlSelector =
  'button, a[href], summary, label, select, input, textarea, [contenteditable], [tabindex], [role="button"], [role="menuitem"], [role="option"], [role="tab"], [role="row"]';

/** Text fields are exempt: typing continues in the focused one, and a press into a text does no harm. */
const textFieldSelector =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"])';

/** The events that follow a `pointerdown`, up to its click. */
const pressEvents = ['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'auxclick'] as const;

/** A control with its label, because one element may become another button. */
interface Shown {
  readonly control: Element | null;
  readonly label: string | null;
}

interface Watch {
  /** The position of the press. */
  readonly spot: { readonly x: number; readonly y: number };
  readonly pressed: Shown;
  /** The scroll positions around the pressed control. */
  readonly scrolled: number;
  /** The page at that time. Presses on another page are never ignored. */
  readonly path: string;
  /** The control that is there now, and since when. */
  current: Shown;
  changedAt: number;
  stop: () => void;
}

function shownAs(element: EventTarget | null): Shown {
  const control = element instanceof Element ? element.closest(controlSelector) : null;
  // Toggles and rows keep their identity when their label changes.
  const isButton =
    control instanceof HTMLButtonElement && !control.matches('[aria-pressed], [aria-expanded], [aria-checked]');
  return { control, label: isButton ? `${control.ariaLabel ?? ''} ${control.textContent}` : null };
}

function scrollAround(element: Element | null): number {
  let sum = 0;
  for (let each = element; each; each = each.parentElement) sum += each.scrollTop + each.scrollLeft;
  return sum;
}

function isSame(one: Shown, other: Shown): boolean {
  return one.control === other.control && one.label === other.label;
}

function isTextField({ control }: Shown): boolean {
  return control?.matches(textFieldSelector) ?? false;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Ignores pointer presses on a control that replaced the one pressed before, until it has been there for half a second; and held Enter or Space on a control
 * that has got the focus since. Exempt are links, which change nothing, and controls with `data-press-again`, which are meant to be pressed repeatedly in one
 * place (the next row moves up). Start it once for the page, before all other listeners; returns a function that stops it.
 */
export function ignoreStrayPresses(): () => void {
  let watch: Watch | null = null;
  /** Whether all events of the press under way are ignored. */
  let ignoring: 'pointer' | 'keyboard' | null = null;
  /** The control on which the pressed key went down. */
  let keyPressedOn: Shown | null = null;

  const forget = () => {
    watch?.stop();
    watch = null;
  };

  /** Updates the control that is there now. */
  const look = (now: number): void => {
    if (!watch) return;
    const { spot, current } = watch;
    const found = shownAs(document.elementFromPoint(spot.x, spot.y));
    if (isSame(found, current)) return;
    watch.current = found;
    watch.changedAt = now;
  };

  const remember = (spot: Watch['spot'], pressed: Shown) => {
    forget();
    // Dragging a slider changes the page on purpose, and checking what is under the pointer in every frame would slow it down.
    if (pressed.control?.matches('input[type="range"]') === true) return;
    let frame = 0;
    const lookSoon = () => {
      frame ||= requestAnimationFrame((now) => {
        frame = 0;
        look(now);
      });
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    const moves = ['scroll', 'transitionend', 'animationend'];
    for (const type of moves) document.addEventListener(type, lookSoon, true);
    const timeout = setTimeout(forget, longestWatch);
    const stop = () => {
      observer.disconnect();
      for (const type of moves) document.removeEventListener(type, lookSoon, true);
      clearTimeout(timeout);
      cancelAnimationFrame(frame);
    };
    const scrolled = scrollAround(pressed.control);
    watch = { spot, pressed, scrolled, path: location.pathname, current: pressed, changedAt: -Infinity, stop };
  };

  /** Whether the press hits a control that has just appeared where `watch` was pressed. */
  const isStray = (target: Shown, now: number): boolean => {
    if (!watch) return false;
    look(now);
    return (
      watch.path === location.pathname &&
      !isSame(target, watch.pressed) &&
      target.control !== null &&
      !target.control.matches('a[href]') &&
      !isTextField(target) &&
      !target.control.closest('[data-press-again]') &&
      now - watch.changedAt < settleTime
    );
  };

  /** A touch slightly beside the first press only counts as hitting the control under it if that is the new one. */
  const isWhereItWas = (target: Shown, spot: { readonly x: number; readonly y: number }): boolean => {
    const box = target.control?.getBoundingClientRect();
    const covers = box && spot.x >= box.left && spot.x <= box.right && spot.y >= box.top && spot.y <= box.bottom;
    return covers === true || watch?.pressed.control?.isConnected === false;
  };

  /** The pressed control was scrolled away unchanged, so nothing replaced it. */
  const scrolledAway = () => {
    if (watch && isSame(shownAs(watch.pressed.control), watch.pressed)) forget();
  };

  const onPointerDown = (event: PointerEvent) => {
    ignoring = null;
    const target = shownAs(event.target);
    // The scroll event comes with the next frame, which may be after the press.
    if (watch && scrollAround(watch.pressed.control) !== watch.scrolled) scrolledAway();
    const before = event.button === 0 ? watch : null;
    const isAgain = before !== null && isSameSpot(event, before.spot);
    // The event's own time, since a busy page may handle it much later.
    if (isAgain && isStray(target, event.timeStamp) && isWhereItWas(target, before.spot)) {
      ignoring = 'pointer';
      swallow(event);
      return;
    }
    if (event.button === 0) remember({ x: event.clientX, y: event.clientY }, target);
    else forget();
  };
  const onPointerMove = (event: PointerEvent) => {
    // Moving the pointer away means aiming anew.
    if (watch && !isSameSpot(event, watch.spot)) forget();
  };
  const onPartOfPress = (event: Event) => {
    // Clicks by keyboard or program have no pointer.
    if (ignoring === 'pointer' && !(event.type === 'click' && event instanceof MouseEvent && event.detail === 0))
      swallow(event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    forget();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const target = shownAs(event.target);
    if (!event.repeat) {
      ignoring = null;
      keyPressedOn = target;
    } else if (keyPressedOn && !isSame(target, keyPressedOn) && !isTextField(target)) {
      ignoring = 'keyboard';
      swallow(event);
    }
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (ignoring !== 'keyboard') return;
    ignoring = null;
    // Space presses a button on key up.
    if (event.key === ' ' || event.key === 'Enter') swallow(event);
  };

  const scrolledByHand = () => {
    forget();
  };
  const onScroll = ({ target }: Event) => {
    const pressed = watch?.pressed.control;
    if (pressed && target instanceof Node && target.contains(pressed)) scrolledAway();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('pointermove', onPointerMove, { ...options, passive: true });
  window.addEventListener('wheel', scrolledByHand, { ...options, passive: true });
  window.addEventListener('touchmove', scrolledByHand, { ...options, passive: true });
  window.addEventListener('scroll', onScroll, { ...options, passive: true });
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('keyup', onKeyUp, options);
  for (const type of pressEvents) window.addEventListener(type, onPartOfPress, options);
  return () => {
    listening.abort();
    forget();
  };
}
