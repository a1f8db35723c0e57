// Scrolls the tree during a drag when the pointer is near its upper or lower edge.

/** The distance from the edge in pixels, and the pixels per frame at the edge itself. */
const margin = 36;
const fastest = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Starts scrolling; `onScrolled` is called whenever other rows are under the pointer. The returned function stops it. */
export function scrollAtEdges(
  trees: () => Iterable<HTMLElement>,
  pointer: () => Point,
  onScrolled: () => void,
): () => void {
  const scrollers = [...trees()].map(scrollerOf).filter((each) => each !== null);
  let frame = 0;
  const step = () => {
    const { x, y } = pointer();
    for (const scroller of scrollers) {
      const { left, right, top, bottom } = scroller.getBoundingClientRect();
      if (x < left || x > right || y < top - margin || y > bottom + margin) continue;
      const before = scroller.scrollTop;
      scroller.scrollTop += speed(y - top) * -1 + speed(bottom - y);
      if (scroller.scrollTop !== before) onScrolled();
    }
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}

const speed = (distance: number) =>
  distance >= margin ? 0 : Math.ceil((fastest * (margin - Math.max(0, distance))) / margin);

function scrollerOf(tree: HTMLElement): HTMLElement | null {
  for (let element: HTMLElement | null = tree; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}
