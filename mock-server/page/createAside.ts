// Creates an element for what the mock server adds to pages, in a shadow tree, so that its styles and those of the app don't affect each other.

/** Creates an `aside` with this accessible name, and a shadow root with these styles. The caller adds it to the page. */
export function createAside(label: string, styles: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', label);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
