// Which clicks on plain links the app follows itself.

/** What of a click decides; React's events and the browser's own have it alike. */
interface Click {
  readonly target: EventTarget | null;
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

/**
 * The link that was clicked, when the app can go there without leaving the page. All else is the browser's: another site, another
 * tab, a file (`download`, or `external` where it comes from another site in the end), and what somebody has answered already.
 */
export function linkToFollow(click: Click): HTMLAnchorElement | null {
  // Pointing presses no button: -1.
  if (click.defaultPrevented || click.button > 0) return null;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return null;
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return null;
  if (link.hasAttribute('download') || link.relList.contains('external')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}
