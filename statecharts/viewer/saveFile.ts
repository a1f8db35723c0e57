// Gives a person a file that was made in the page.

/** Saves `text` under `name`, as the browser saves what is downloaded. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
