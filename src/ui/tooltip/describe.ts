// Describes an element by its tip for screen readers, unless the tip only repeats its name.

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

/** Describes `anchor` by the element `id` if its tip says more than its name; the returned function removes that. */
export function describe(anchor: HTMLElement, id: string): () => void {
  if (nameOf(anchor).trim() === anchor.dataset.tip) return () => undefined;
  const before = anchor.getAttribute('aria-describedby');
  anchor.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) anchor.removeAttribute('aria-describedby');
    else anchor.setAttribute('aria-describedby', before);
  };
}
