// In which of the two languages somebody reads sources on this device; it says nothing of anybody's library.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';

const key = 'sourceDialect';

/** BibLaTeX says more, so that it comes first. A browser that keeps nothing is no reason to fail. */
export function rememberedDialect(): Dialect {
  try {
    return localStorage.getItem(key) === 'bibtex' ? 'bibtex' : 'biblatex';
  } catch {
    return 'biblatex';
  }
}

export function rememberDialect(dialect: Dialect): void {
  try {
    localStorage.setItem(key, dialect);
  } catch {
    // It is chosen as long as the source is open.
  }
}
