// Remembers on this device in which format documents were copied last. It reveals nothing about a library, so it is kept after logging out.
import { usualFormat } from './copyFormats.ts';

const key = 'copyFormat';

/** For a browser that keeps nothing: until the page is left. */
let ofThisVisit = usualFormat;

/** The id of the format; at first the usual one. */
export function rememberedFormat(): string {
  try {
    return localStorage.getItem(key) ?? ofThisVisit;
  } catch {
    return ofThisVisit;
  }
}

export function rememberFormat(id: string): void {
  ofThisVisit = id;
  try {
    localStorage.setItem(key, id);
  } catch {
    // Without local storage the choice lasts as long as the page.
  }
}
