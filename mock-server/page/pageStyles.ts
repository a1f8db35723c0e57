// The styles of the badge and the panel's drawer. They use the app's design tokens, which shadow trees inherit, and are constructed by script, because the
// pages' security policy forbids inline styles.

export const pageStyles = `
:host {
  font: 13px/1.5 var(--sans, system-ui, sans-serif);
}
/* At the middle of the top edge, where all pages' bars are empty. */
.badge {
  position: fixed;
  inset: 0 auto auto 50%;
  z-index: 2147483000;
  max-width: 40vw;
  padding: 0 8px 1px;
  overflow: hidden;
  transform: translateX(-50%);
  border: 1px solid var(--warning, #875408);
  border-top: 0;
  border-radius: 0 0 6px 6px;
  background: var(--warning-soft, #fbf2dd);
  color: var(--warning, #875408);
  font: 600 10px/14px var(--sans, system-ui, sans-serif);
  letter-spacing: 0.04em;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
}
.badge:focus-visible,
.close:focus-visible {
  outline: 2px solid var(--focus, #205eb0);
  outline-offset: 1px;
}
.drawer {
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 2147483001;
  width: min(440px, 100vw);
  background: var(--bg, Canvas);
  box-shadow: -1px 0 0 var(--border, GrayText), -8px 0 32px rgb(0 0 0 / 0.12);
}
.drawer[hidden] {
  display: none;
}
iframe {
  width: 100%;
  height: 100%;
  border: 0;
}
.close {
  position: absolute;
  inset: 10px 16px auto auto;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--muted, GrayText);
  font: 20px/1 var(--sans, system-ui, sans-serif);
  cursor: pointer;
}
.close:hover {
  background: var(--hover, transparent);
}
@media print {
  .badge,
  .drawer {
    display: none;
  }
}
`;
