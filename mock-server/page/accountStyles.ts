// The styles of the account buttons on the log-in page, with the app's design tokens (pageStyles.ts).

/** Sticks to the bottom of the window without covering the end of the page. Messages and dialogs are above it. */
export const accountStyles = `
:host {
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  justify-content: center;
  max-height: 30vh;
  padding: 6px 8px;
  overflow-y: auto;
  border-top: 1px solid var(--warning, #875408);
  background: var(--warning-soft, #fbf2dd);
  color: var(--warning, #875408);
  font: 600 12px/20px var(--sans, system-ui, sans-serif);
}
button {
  min-height: 24px;
  padding: 1px 8px;
  border: 1px solid currentColor;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:focus-visible {
  outline: 2px solid var(--focus, #205eb0);
  outline-offset: 1px;
}
p {
  margin: 0;
}
p:empty {
  display: none;
}
@media print {
  :host {
    display: none;
  }
}
`;
