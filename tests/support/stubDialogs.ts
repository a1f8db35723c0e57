// What dialogs need of a browser that draws: jsdom knows neither modal dialogs nor sizes.
import { vi } from 'vitest';

class NoResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Lets dialogs open and close in this test file; `vi.unstubAllGlobals` takes the observer away again. */
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
