// Tells the machine of tips when mouse and focus come to something that has one, and when they leave it.
import type { Tip, TooltipEvent } from '#machines/tooltip/tooltipTypes.ts';

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const bubbleOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="tooltip"]') : null;

function tipOf(anchor: HTMLElement): Tip | null {
  const text = anchor.dataset.tip ?? '';
  // What it opens is there already, and says more.
  if (text === '' || anchor.getAttribute('aria-expanded') === 'true') return null;
  return { anchor, text, keys: anchor.dataset.tipKeys ?? null };
}

/** Watches the whole page; what is returned ends it. What mouse or focus is on already counts as come to. */
export function watchAnchors(send: (event: TooltipEvent) => void): () => void {
  const enter = (anchor: HTMLElement | null) => {
    const tip = anchor && tipOf(anchor);
    if (tip) send({ type: 'anchor.entered', tip });
  };
  const leave = (anchor: HTMLElement | null) => {
    if (anchor) send({ type: 'anchor.left', anchor });
  };
  const ending = new AbortController();
  const listen = { signal: ending.signal };
  // From one part of an anchor to another nothing happens; a finger does not hover.
  const onPointer = (does: typeof enter) => (event: PointerEvent) => {
    const anchor = anchorOf(event.target);
    if (event.pointerType !== 'touch' && anchor !== anchorOf(event.relatedTarget)) does(anchor);
  };
  document.addEventListener('pointerover', onPointer(enter), listen);
  document.addEventListener('pointerout', onPointer(leave), listen);
  // The tip itself, heard in the same place: what is left is then always left before what is come to.
  const onBubble = (type: 'bubble.entered' | 'bubble.left') => (event: PointerEvent) => {
    const bubble = bubbleOf(event.target);
    if (bubble && bubble !== bubbleOf(event.relatedTarget)) send({ type });
  };
  document.addEventListener('pointerover', onBubble('bubble.entered'), listen);
  document.addEventListener('pointerout', onBubble('bubble.left'), listen);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-tip]:focus-visible')) enter(anchorOf(target));
    },
    listen,
  );
  document.addEventListener(
    'focusout',
    ({ target }) => {
      leave(anchorOf(target));
    },
    listen,
  );
  // Who presses it knows what it is.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (anchorOf(target)) send({ type: 'dismiss' });
    },
    { ...listen, capture: true },
  );
  // What a finger has touched matches `:hover` too, where nothing else hovers.
  const canHover = matchMedia('(hover: hover)').matches;
  const already = document.querySelectorAll<HTMLElement>(
    canHover ? '[data-tip]:hover, [data-tip]:focus-visible' : '[data-tip]:focus-visible',
  );
  enter([...already].at(-1) ?? null);
  return () => {
    ending.abort();
  };
}
