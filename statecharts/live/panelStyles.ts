// The styles of the panel beside the app. They use the app's tokens, which shadow roots inherit. They are built by script, as the pages' content security
// policy requires; a style sheet would arrive after the first paint of the panel.

export const panelStyles = `
:host {
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 2147483000;
  display: grid;
  grid-template: 36px minmax(0, 1fr) / 5px minmax(0, 1fr);
  max-width: 100vw;
  background: var(--bg);
  color: var(--text);
  font: 13px/1.5 var(--sans, system-ui, sans-serif);
  box-shadow: -1px 0 0 var(--border);
}
.line {
  grid-row: 1 / 3;
  cursor: col-resize;
  position: relative;
  touch-action: none;
}
/* Wide enough for a finger, and mostly over the page, so that controls at the edge of the panel stay clickable. */
.line::before {
  position: absolute;
  inset: 0 0 0 -19px;
  content: '';
}
.line:hover,
.line:focus-visible {
  background: var(--focus);
}
.line:focus-visible {
  /* Forced colours remove the background and draw this outline. */
  outline: 2px solid transparent;
}
header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 6px 0 11px;
  border-bottom: 1px solid var(--border);
}
strong {
  font-weight: 560;
}
.close {
  width: 26px;
  height: 26px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--muted);
  font: 18px/1 var(--sans, system-ui, sans-serif);
  cursor: pointer;
}
.close:hover {
  background: var(--hover);
}
.close:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: -2px;
}
iframe {
  grid-column: 2;
  width: 100%;
  height: 100%;
  border: 0;
  background: var(--bg);
}
`;
