// Whether there is any reason to look for drafts: asked on every visit of the library, which loads nothing for it.

/** What the name of every draft begins with. */
export const draftPrefix = 'draft:';

/** Whether anything is kept here, for whomever. */
export function mayHaveDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}
