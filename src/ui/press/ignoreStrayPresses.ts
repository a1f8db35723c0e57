// Ignores the second half of a double press when another control has taken the place of the pressed one: "Done" becomes "Edit", a dialog closes above a button.
import { isSameSpot } from './isSameSpot.ts';

/** Milliseconds for which a control that has just appeared under a resting pointer cannot be pressed. */
const settleTime = 500;

/** The longest that a press is remembered, in milliseconds: longer than a slow request that ends in such a change. */
const longestWatch = 15_000;

const controlSelector =
  'button, a[href], summary, label, select, input, textarea, [contenteditable], [tabindex], [role="button"], [role="menuitem"], [role="option"], [role="tab"], [role="row"]';

/** Typing goes on wherever the focus is, and a press into a text loses nothing. */
const textFieldSelector =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"])';

/** What follows a `pointerdown`, up to and with its click. */
const pressEvents = ['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'auxclick'] as const;

/** A control with what it says, since one element may become another button. */
interface Shown {
  readonly control: Element | null;
  readonly label: string | null;
}

interface Watch {
  /** Where the pointer pressed. */
  readonly spot: { readonly x: number; readonly y: number };
  readonly pressed: Shown;
  /** How far everything around the pressed control was scrolled. */
  readonly scrolled: number;
  /** The page that was pressed on. Presses on another page are never stray. */
  readonly path: string;
  /** What is there now, and since when. */
  current: Shown;
  changedAt: number;
  stop: () => void;
}

function shownAs(element: EventTarget | null): Shown {
  const control = element instanceof Element ? element.closest(controlSelector) : null;
  // Toggles and rows change their words and stay what they are.
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
 * Ignores presses by pointer and finger on a control that took the place of the one pressed before, until it has been there for half a second;
 * and Enter and Space, held down, on a control that got the focus since. Links change nothing and are not guarded, nor are controls with
 * `data-press-again`, which are meant to be pressed several times at one spot (the next row moves up). Started once for the page, before
 * everything else that listens; ends with the returned function.
 */
export function ignoreStrayPresses(): () => void {
  let watch: Watch | null = null;
  /** The press under way is ignored, with all the events that belong to it. */
  let ignoring: 'pointer' | 'keyboard' | null = null;
  /** What the key that is down was pressed on. */
  let keyPressedOn: Shown | null = null;

  const forget = () => {
    watch?.stop();
    watch = null;
  };

  /** Looks at what is there now. */
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

  /** Whether the press hits what has just come where `watch` pressed. */
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

  /** A finger that comes down a little beside the first press hits the control under it only if that is what came there. */
  const isWhereItWas = (target: Shown, spot: { readonly x: number; readonly y: number }): boolean => {
    const box = target.control?.getBoundingClientRect();
    const covers = box && spot.x >= box.left && spot.x <= box.right && spot.y >= box.top && spot.y <= box.bottom;
    return covers === true || watch?.pressed.control?.isConnected === false;
  };

  /** The pressed control was scrolled away as it was: nothing took its place by a change of the page. */
  const scrolledAway = () => {
    if (watch && isSame(shownAs(watch.pressed.control), watch.pressed)) forget();
  };

  const onPointerDown = (event: PointerEvent) => {
    ignoring = null;
    const target = shownAs(event.target);
    // The scroll event itself comes with the next frame, which may be after the press.
    if (watch && scrollAround(watch.pressed.control) !== watch.scrolled) scrolledAway();
    const before = event.button === 0 ? watch : null;
    const isAgain = before !== null && isSameSpot(event, before.spot);
    // The time of the press itself: a busy page may handle it long after that.
    if (isAgain && isStray(target, event.timeStamp) && isWhereItWas(target, before.spot)) {
      ignoring = 'pointer';
      swallow(event);
      return;
    }
    if (event.button === 0) remember({ x: event.clientX, y: event.clientY }, target);
    else forget();
  };
  const onPointerMove = (event: PointerEvent) => {
    // Who moves away has aimed anew.
    if (watch && !isSameSpot(event, watch.spot)) forget();
  };
  const onPartOfPress = (event: Event) => {
    // A click by the keyboard or by a program follows no pointer.
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
    // Space presses a button when it is let go.
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
