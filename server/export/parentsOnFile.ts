// Finds the documents of an export from which others inherit by `crossref`, by any of their citation keys. Inherited fields need not be repeated
// in the file.
import sql from 'sql-template-tag';
import { maximumGenerations } from '#bibliography/bibtex/inheritance.ts';
import { inheritsFrom, type ParentOf } from '#bibliography/bibtex/leaveInherited.ts';
import { cleanKey } from '#bibliography/bibtex/entryNames.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import type { LibraryReader } from '../library/library.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { type Selection, selectionSql } from '../list/selection.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import { documentPages, keysAtOnce } from './documentPages.ts';

/** The number of cached parents; it can be small, because papers of the same volume are usually close to each other. */
const maximumHeld = 500;

const normal = (key: string): string => cleanKey(key).toLowerCase();

export class ParentsOnFile {
  readonly #library: LibraryReader;
  readonly #selection: Selection;
  /** Loaded when the first document inherits; few libraries need it. */
  #idsByKey: ReadonlyMap<string, string> | null = null;
  readonly #held = new Map<string, WholeDocument>();

  constructor(library: LibraryReader, selection: Selection) {
    this.#library = library;
    this.#selection = selection;
  }

  /** Reads all documents from which these inherit, directly or through others. */
  async readFor(drafts: readonly WholeDocument[]): Promise<ParentOf> {
    if (this.#held.size > maximumHeld) this.#held.clear();
    const keysOf = (heirs: readonly WholeDocument[]) => heirs.flatMap((draft) => inheritsFrom(draft) ?? []).map(normal);
    let keys = keysOf(drafts);
    for (let generation = 0; keys.length > 0 && generation <= maximumGenerations; generation += 1) {
      this.#idsByKey ??= await this.#readIds();
      const idsByKey = this.#idsByKey;
      const missing = new Set(keys.flatMap((key) => idsByKey.get(key) ?? []).filter((id) => !this.#held.has(id)));
      const rows =
        missing.size === 0
          ? []
          : await this.#library.query<Pick<DocumentRow, 'id' | 'kind' | 'fields'>>(
              (libraryId) => sql`
                select id, kind, fields from documents
                where library_id = ${libraryId} and id = any(${[...missing]}::text[]) and state <> 'purged'`,
            );
      const found = rows.map(({ id, kind, fields }) => [id, toWholeDocument(kind, fields)] as const);
      for (const [id, draft] of found) this.#held.set(id, draft);
      keys = keysOf(found.map(([, draft]) => draft));
    }
    return (key) => this.#held.get(this.#idsByKey?.get(normal(key)) ?? '');
  }

  /** The document for each exported citation key: the first with it as its preferred key, else the first that has it at all. */
  async #readIds(): Promise<ReadonlyMap<string, string>> {
    const preferred = new Map<string, string>();
    const others = new Map<string, string>();
    const pages = documentPages<{ readonly keys: readonly string[] | null }>(
      this.#library,
      sql`fields -> 'citationKeys' as keys`,
      (libraryId) => sql`${selectionSql(libraryId, this.#selection)} and state <> 'purged'`,
      keysAtOnce,
    );
    for await (const page of pages) {
      for (const { id, keys } of page) {
        for (const [place, key] of (keys ?? []).map(normal).entries()) {
          const ids = place === 0 ? preferred : others;
          if (key !== '' && !ids.has(key)) ids.set(key, id);
        }
      }
    }
    return new Map([...others, ...preferred]);
  }
}
