// Remembers on this device what was copied last. It reveals nothing about a library, so it is kept after logging out.

const key = 'copyFormat';

export interface RememberedFormat {
  /** The id of the format. */
  readonly id: string;
  /** The name of the style that it had, for menus, which can't wait for the list of styles. */
  readonly styleName: string;
}

/** What was copied last on this page, for a browser that keeps nothing; at first, a reference in the usual style. */
let ofThisVisit: RememberedFormat = { id: 'reference', styleName: 'APA' };

export function rememberedFormat(): RememberedFormat {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('styleName' in kept)) return ofThisVisit;
    const { id, styleName } = kept;
    return typeof id === 'string' && typeof styleName === 'string' ? { id, styleName } : ofThisVisit;
  } catch {
    return ofThisVisit;
  }
}

export function rememberFormat(format: RememberedFormat): void {
  ofThisVisit = format;
  try {
    localStorage.setItem(key, JSON.stringify(format));
  } catch {
    // Without local storage the choice lasts as long as the page.
  }
}
