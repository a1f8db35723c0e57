// Makes the browser save a file, as if a download link had been pressed.

/** `name` is the file name unless the server sends one. */
export function saveAs(href: string, name = ''): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

/** The time after which the browser has started the download, in ms. */
const taken = 60_000;

/** Saves a file that was made or loaded by the page. */
export function saveBlob(file: Blob, name: string): void {
  const link = URL.createObjectURL(file);
  saveAs(link, name);
  setTimeout(() => {
    URL.revokeObjectURL(link);
  }, taken);
}

/** The name that an answer gives its file. */
export function fileNameIn(disposition: string | null): string {
  const exact = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (exact !== undefined) return decodeURIComponent(exact);
  return /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? '';
}
