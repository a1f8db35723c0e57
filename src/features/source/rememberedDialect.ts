// Remembers on this device whether the person reads sources as BibTeX or BibLaTeX. It reveals nothing about a library, so it is kept after logging out.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';

const key = 'sourceDialect';

/** BibLaTeX is the default, because it can express more. Also used if the browser blocks local storage. */
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
    // Without local storage the choice lasts as long as the source is open.
  }
}
