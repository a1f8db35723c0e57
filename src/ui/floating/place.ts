// Positions a floating element beside its reference, on the requested side or where there is space.
import type { Alignment, Middleware, Side, VirtualElement } from '@floating-ui/dom';
import { fetchFloatingUi } from './loadPlacement.ts';

export type { VirtualElement } from '@floating-ui/dom';

/** A side of the reference, or `auto` for the one with most space; `start` and `end` align with an edge instead of the centre. */
export type Placement = Side | 'auto' | `${Side | 'auto'}-${Alignment}`;

export interface PlaceOptions {
  readonly placement: Placement;
  /** The distance between the two, in pixels. */
  readonly gap?: number;
  /** Distance from the floating element's edge to the part that should align with the reference (the padding of a submenu). */
  readonly inset?: number;
  /** True: at least as wide as the reference. A number: at least that wide, in pixels, and at most as wide as the reference. */
  readonly fitWidth?: boolean | number;
  /** The maximum height, if there is space for it; longer content scrolls. */
  readonly maxHeight?: number;
}

/** The margin along the window's edges. */
const margin = 8;

/** A point as the reference, such as the position of the mouse. */
export function pointAt(x: number, y: number): VirtualElement {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}

const isAuto = (placement: Placement): placement is 'auto' | `auto-${Alignment}` => placement.startsWith('auto');

function alignmentOf(placement: Placement): Alignment | null {
  return placement.endsWith('-start') ? 'start' : placement.endsWith('-end') ? 'end' : null;
}

/** Positioned only by top and left. */
const loose = { position: 'fixed', inset: 'auto', margin: '0' } as const;

/** The position without the positioning code: below, aligned at the start, scrolling inside. */
function placeBelow(reference: Element | VirtualElement, floating: HTMLElement, gap: number): void {
  const { bottom, left } = reference.getBoundingClientRect();
  const top = bottom + gap;
  const maxHeight = `${Math.max(0, window.innerHeight - margin - top)}px`;
  Object.assign(floating.style, { ...loose, left: `${left}px`, top: `${top}px`, maxHeight });
  floating.dataset.side = 'bottom';
}

/**
 * Positions `floating` beside `reference` once; callers repeat it after scrolling and resizing. `floating` must already be in the top layer, so that nothing
 * clips it. Sets its `data-side` to the side that was used.
 */
export async function place(
  reference: Element | VirtualElement,
  floating: HTMLElement,
  { placement, gap = 4, inset = 0, fitWidth = false, maxHeight = Infinity }: PlaceOptions,
): Promise<void> {
  // The element must be visible even if the code fails to load.
  const floatingUi = await fetchFloatingUi().catch(() => null);
  if (!floatingUi) {
    placeBelow(reference, floating, gap);
    return;
  }
  const { autoPlacement, computePosition, flip, offset, shift, size } = floatingUi;
  const side: Middleware[] = isAuto(placement)
    ? [autoPlacement({ padding: margin, alignment: alignmentOf(placement) })]
    : [
        flip({
          padding: margin,
          fallbackStrategy: 'bestFit',
          // If neither side fits (a submenu on a phone), it goes below; an element below is only shifted.
          fallbackAxisSideDirection: /^(left|right)/.test(placement) ? 'end' : 'none',
        }),
      ];
  // Only once the code is loaded: an element that already has a position would otherwise jump.
  Object.assign(floating.style, { ...loose, top: '0', left: '0' });
  const position = await computePosition(reference, floating, {
    strategy: 'fixed',
    ...(isAuto(placement) ? {} : { placement }),
    middleware: [
      offset({ mainAxis: gap, alignmentAxis: -inset }),
      ...side,
      shift({ padding: margin }),
      size({
        padding: margin,
        apply({ availableHeight, rects }) {
          floating.style.maxHeight = `${Math.max(0, Math.min(maxHeight, availableHeight))}px`;
          if (fitWidth === false) return;
          const { width } = rects.reference;
          floating.style.minWidth = `${fitWidth === true ? width : Math.min(fitWidth, width)}px`;
          if (fitWidth !== true) floating.style.maxWidth = `${width}px`;
        },
      }),
    ],
  });
  Object.assign(floating.style, { left: `${Math.round(position.x)}px`, top: `${Math.round(position.y)}px` });
  floating.dataset.side = position.placement.split('-')[0];
}
