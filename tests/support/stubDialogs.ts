// Stubs the browser features that dialogs need and jsdom lacks: modal dialogs and sizes.
import { vi } from 'vitest';

class NoResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Lets dialogs open and close in this test file; `vi.unstubAllGlobals` removes the ResizeObserver stub. */
export function stubDialogs(): void {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
