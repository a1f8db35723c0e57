// Tells the machine of tips when mouse and focus come to something that has one, and when they leave it.
import type { Tip, TipSource, TooltipEvent } from '#machines/tooltip/tooltipTypes.ts';
import { isExpanded, nameOf } from './anchors.ts';

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const bubbleOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="tooltip"]') : null;

function tipOf(anchor: HTMLElement): Tip | null {
  const text = anchor.dataset.tip ?? '';
  if (text === '' || isExpanded(anchor)) return null;
  return { anchor: nameOf(anchor), text, keys: anchor.dataset.tipKeys ?? null };
}

/** Watches the whole page; what is returned ends it. What mouse or focus is on already counts as come to. */
export function watchAnchors(send: (event: TooltipEvent) => void): () => void {
  const enter = (anchor: HTMLElement | null, by: TipSource) => {
    const tip = anchor && tipOf(anchor);
    if (tip) send({ type: 'anchor.entered', by, tip });
  };
  const leave = (anchor: HTMLElement | null, by: TipSource) => {
    if (anchor) send({ type: 'anchor.left', by, anchor: nameOf(anchor) });
  };
  const ending = new AbortController();
  const listen = { signal: ending.signal };
  // From one part of an anchor to another nothing happens; a finger does not hover.
  const onPointer = (does: typeof enter) => (event: PointerEvent) => {
    const anchor = anchorOf(event.target);
    if (event.pointerType !== 'touch' && anchor !== anchorOf(event.relatedTarget)) does(anchor, 'pointer');
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
      if (target instanceof Element && target.matches('[data-tip]:focus-visible')) enter(anchorOf(target), 'focus');
    },
    listen,
  );
  document.addEventListener(
    'focusout',
    ({ target }) => {
      leave(anchorOf(target), 'focus');
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
  const already = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1) ?? null;
  if (matchMedia('(hover: hover)').matches) enter(already('[data-tip]:hover'), 'pointer');
  enter(already('[data-tip]:focus-visible'), 'focus');
  return () => {
    ending.abort();
  };
}
