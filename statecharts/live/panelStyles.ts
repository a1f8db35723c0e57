// The look of the panel beside the app, with the app's own tokens: they reach into its shadow. Constructed by script, as the pages' security
// policy allows; a file would come too late for the first paint of the panel.

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
/* Wide enough for a finger, and most of it over the page: what is beside it in the panel can be pressed up to its edge. */
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
  /* Forced colours take the background away and draw this. */
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
