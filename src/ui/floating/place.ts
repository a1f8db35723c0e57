// Where something that floats goes: beside what it belongs to, on the side asked for, or where there is room.
import type { Alignment, Middleware, Side, VirtualElement } from '@floating-ui/dom';
import { fetchFloatingUi } from './loadPlacement.ts';

export type { VirtualElement } from '@floating-ui/dom';

/** A side of the reference, or `auto` for the roomiest; `start` and `end` keep to that edge of it instead of its middle. */
export type Placement = Side | 'auto' | `${Side | 'auto'}-${Alignment}`;

export interface PlaceOptions {
  readonly placement: Placement;
  /** Between the two, in pixels. */
  readonly gap?: number;
  /** How far inside its edge it has what is to line up with the reference (the padding around a submenu's rows). */
  readonly inset?: number;
  /** At least as wide as the reference (a list under its field); with a number at least so wide, in pixels, and at most as the reference. */
  readonly fitWidth?: boolean | number;
  /** Never higher than this, nor than the room there is; what is longer scrolls inside. */
  readonly maxHeight?: number;
}

/** What is kept free along the edges of the window. */
const margin = 8;

/** A point to float beside, such as where the mouse was pressed. */
export function pointAt(x: number, y: number): VirtualElement {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}

const isAuto = (placement: Placement): placement is 'auto' | `auto-${Alignment}` => placement.startsWith('auto');

function alignmentOf(placement: Placement): Alignment | null {
  return placement.endsWith('-start') ? 'start' : placement.endsWith('-end') ? 'end' : null;
}

/** Held by nothing but what is said of its top and left. */
const loose = { position: 'fixed', inset: 'auto', margin: '0' } as const;

/** Where it goes as long as nobody can say where there is room: below, at the beginning, scrolling inside. */
function placeBelow(reference: Element | VirtualElement, floating: HTMLElement, gap: number): void {
  const { bottom, left } = reference.getBoundingClientRect();
  const top = bottom + gap;
  const maxHeight = `${Math.max(0, window.innerHeight - margin - top)}px`;
  Object.assign(floating.style, { ...loose, left: `${left}px`, top: `${top}px`, maxHeight });
  floating.dataset.side = 'bottom';
}

/**
 * Moves `floating` beside `reference`, once; callers do it again when the page has scrolled or changed its size. `floating` is shown already, in
 * the top layer, so that nothing clips it. The side it came to is left in its `data-side`.
 */
export async function place(
  reference: Element | VirtualElement,
  floating: HTMLElement,
  { placement, gap = 4, inset = 0, fitWidth = false, maxHeight = Infinity }: PlaceOptions,
): Promise<void> {
  // What was opened has to be seen, also where the connection broke in between.
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
          // What fits on neither side (a submenu on a phone) goes below; what hangs below is only shifted.
          fallbackAxisSideDirection: /^(left|right)/.test(placement) ? 'end' : 'none',
        }),
      ];
  // Not before what places it is there: what has a place already would be seen to leave it for that long.
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
