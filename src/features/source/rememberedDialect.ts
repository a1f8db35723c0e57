// Remembers on this device whether the person reads sources as BibTeX or BibLaTeX. It reveals nothing about a library, so it is kept after logging out.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';

const key = 'sourceDialect';

/** BibLaTeX is the default, because it can express more. */
export function rememberedDialect(): Dialect {
  return readDevice(key) === 'bibtex' ? 'bibtex' : 'biblatex';
}

/** Without storage the choice lasts as long as the source is open. */
export function rememberDialect(dialect: Dialect): void {
  keepOnDevice(key, dialect);
}
