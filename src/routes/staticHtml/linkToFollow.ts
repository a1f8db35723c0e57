// Decides which clicks on plain links the app follows itself.

/** The properties of a click that decide, common to React's events and the browser's own. */
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
 * The clicked link, if the app can navigate to it itself. The browser handles all others: other sites, other tabs, files (`download`, or `external` if a
 * redirect leads to another site), and clicks that were already handled.
 */
export function linkToFollow(click: Click): HTMLAnchorElement | null {
  // In pointer events without a button, `button` is -1.
  if (click.defaultPrevented || click.button > 0) return null;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return null;
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return null;
  if (link.hasAttribute('download') || link.relList.contains('external')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}
