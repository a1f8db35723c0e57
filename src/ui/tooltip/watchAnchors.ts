// Tells the tooltip machine when the mouse or the focus enters and leaves elements with a tip.
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

/** Watches the whole page until the returned function is called. An anchor that already has the mouse or the focus counts as entered. */
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
  // Moving between parts of one anchor is ignored, and touch doesn't hover.
  const onPointer = (does: typeof enter) => (event: PointerEvent) => {
    const anchor = anchorOf(event.target);
    if (event.pointerType !== 'touch' && anchor !== anchorOf(event.relatedTarget)) does(anchor, 'pointer');
  };
  document.addEventListener('pointerover', onPointer(enter), listen);
  document.addEventListener('pointerout', onPointer(leave), listen);
  // The events of the bubble are handled on the same target, so that leaving is always reported before entering.
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
  // A person who presses the element knows what it is.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (anchorOf(target)) send({ type: 'dismiss' });
    },
    { ...listen, capture: true },
  );
  // On devices without hover, a touched element matches `:hover` too.
  const already = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1) ?? null;
  if (matchMedia('(hover: hover)').matches) enter(already('[data-tip]:hover'), 'pointer');
  enter(already('[data-tip]:focus-visible'), 'focus');
  return () => {
    ending.abort();
  };
}
