// Makes an element beside the app for what the mock server adds to its pages. The styles of the two don't reach each other.

/** An `aside` with this accessible name, not yet on the page, and its shadow root with these styles. */
export function createAside(label: string, styles: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', label);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
