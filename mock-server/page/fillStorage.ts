// The browser's storage is full: nothing more can be kept, what is kept can be read and removed.

export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full (mock scenario).', 'QuotaExceededError');
  };
}
