// Has the browser save something as a file, as if its link had been pressed.

/** `name` is what the file is called unless the server says it. */
export function saveAs(href: string, name = ''): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

/** The name that an answer gives its file. */
export function fileNameIn(disposition: string | null): string {
  const exact = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (exact !== undefined) return decodeURIComponent(exact);
  return /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? '';
}
