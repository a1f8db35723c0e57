// Downloads a file that was generated in the page.

/** Downloads `text` as a file called `name`. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked after the browser has started the download.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
