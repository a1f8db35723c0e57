// The styles of the report over a page, as text: they apply in its shadow only.

export const overlayStyles = `
  dialog {
    box-sizing: border-box;
    width: min(720px, 100vw - 32px);
    height: min(860px, 100dvh - 32px);
    max-width: none;
    max-height: none;
    padding: 0;
    border: 1px solid light-dark(#d5d9e0, #3a3f4a);
    border-radius: 12px;
    overflow: hidden;
    background: Canvas;
    box-shadow: 0 24px 64px rgb(0 0 0 / 0.3);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  dialog[data-hidden],
  dialog[data-hidden]::backdrop {
    opacity: 0;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  .close {
    position: absolute;
    top: 10px;
    right: 10px;
    width: 36px;
    height: 36px;
    border: 0;
    border-radius: 8px;
    background: transparent;
    color: light-dark(#4a5160, #c3c9d4);
    font: 22px/1 system-ui, sans-serif;
    cursor: pointer;
  }
  .close:hover {
    background: light-dark(#eef0f4, #2c313b);
  }
  .close:focus-visible {
    outline: 2px solid light-dark(#3b5bdb, #8aa4ff);
  }
  @media (width < 600px) {
    dialog {
      width: 100vw;
      height: 100dvh;
      border: 0;
      border-radius: 0;
    }
  }
`;
