// Simulates full storage in the browser: writing fails; reading and deleting work.

export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full (mock scenario).', 'QuotaExceededError');
  };
}
