// The citation keys of the documents in an exported file.
import sql from 'sql-template-tag';
import { keyOf } from '#bibliography/bibtex/writeEntry.ts';
import { cleanKey } from '#bibliography/bibtex/entryNames.ts';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { readKeyPatterns } from '../citationKeys/keyPatterns.ts';
import type { LibraryReader } from '../library/library.ts';
import type { Selection } from '../list/selection.ts';
import { documentPages, keysAtOnce, presentOf } from './documentPages.ts';

/** The citation keys of all selected documents, so that generated keys can differ from them. */
async function readKeys(library: LibraryReader, selection: Selection): Promise<string[]> {
  const pages = documentPages<{ keys: string[] | null }>(
    library,
    sql`fields -> 'citationKeys' as keys`,
    presentOf(selection),
    keysAtOnce,
  );
  const keys: string[] = [];
  for await (const page of pages) keys.push(...page.flatMap((row) => row.keys ?? []).map(cleanKey));
  return keys;
}

/** Gives each document its own key, or one that is generated for the file. */
export class FileKeys {
  readonly #library: LibraryReader;
  readonly #selection: Selection;
  #maker: KeyMaker | null = null;

  constructor(library: LibraryReader, selection: Selection) {
    this.#library = library;
    this.#selection = selection;
  }

  async of(draft: DocumentDraft): Promise<string> {
    const key = keyOf(draft);
    if (key !== null) return key;
    this.#maker ??= new KeyMaker(
      await readKeys(this.#library, this.#selection),
      (await readKeyPatterns(this.#library)).nameOf,
    );
    return this.#maker.make(draft);
  }
}
