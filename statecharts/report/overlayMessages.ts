// The messages from the report to the page below it: to hide the report while a picture is taken, and to show it again.

export interface OverlayMessage {
  readonly kind: 'report.hidden';
  readonly isHidden: boolean;
}

/** Whether a message comes from the report. */
export function isOverlayMessage(data: unknown): data is OverlayMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'report.hidden';
}

function tellPage(isHidden: boolean): void {
  if (window.parent !== window)
    window.parent.postMessage({ kind: 'report.hidden', isHidden } satisfies OverlayMessage, location.origin);
}

/** Hides the report where it lies over a page; the returned function shows it again. */
export function hideOverlay(): () => void {
  tellPage(true);
  return () => {
    tellPage(false);
  };
}
