// The documents of an export from which others inherit by `crossref`, by any of their citation keys. A file that has them need not say their facts twice.
import sql from 'sql-template-tag';
import { mostGenerations } from '#bibliography/bibtex/inheritance.ts';
import { inheritsFrom, type ParentOf } from '#bibliography/bibtex/leaveInherited.ts';
import { cleanKey } from '#bibliography/bibtex/entryNames.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import type { LibraryReader } from '../library/library.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { type Selection, selectionSql } from '../list/selection.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import { documentPages, keysAtOnce } from './documentPages.ts';

/** Parents that are held at a time: papers of one volume mostly stand together. */
const mostHeld = 500;

const normal = (key: string): string => cleanKey(key).toLowerCase();

export class ParentsOnFile {
  readonly #library: LibraryReader;
  readonly #selection: Selection;
  /** Loaded when the first document inherits, which few libraries need. */
  #idsByKey: ReadonlyMap<string, string> | null = null;
  readonly #held = new Map<string, WholeDocument>();

  constructor(library: LibraryReader, selection: Selection) {
    this.#library = library;
    this.#selection = selection;
  }

  /** Reads those that these documents inherit from, and those that these inherit from in turn. */
  async readFor(drafts: readonly WholeDocument[]): Promise<ParentOf> {
    if (this.#held.size > mostHeld) this.#held.clear();
    const keysOf = (heirs: readonly WholeDocument[]) => heirs.flatMap((draft) => inheritsFrom(draft) ?? []).map(normal);
    let keys = keysOf(drafts);
    for (let generation = 0; keys.length > 0 && generation <= mostGenerations; generation += 1) {
      this.#idsByKey ??= await this.#readIds();
      const idsByKey = this.#idsByKey;
      const missing = new Set(keys.flatMap((key) => idsByKey.get(key) ?? []).filter((id) => !this.#held.has(id)));
      const rows =
        missing.size === 0
          ? []
          : await this.#library.query<Pick<DocumentRow, 'id' | 'kind' | 'fields'>>(
              (ownerId) => sql`
                select id, kind, fields from documents
                where owner_id = ${ownerId} and id = any(${[...missing]}::text[]) and state <> 'purged'`,
            );
      const found = rows.map(({ id, kind, fields }) => [id, toWholeDocument(kind, fields)] as const);
      for (const [id, draft] of found) this.#held.set(id, draft);
      keys = keysOf(found.map(([, draft]) => draft));
    }
    return (key) => this.#held.get(this.#idsByKey?.get(normal(key)) ?? '');
  }

  /** The document for each exported citation key: the first that prefers it, else the first that has it at all. */
  async #readIds(): Promise<ReadonlyMap<string, string>> {
    const preferred = new Map<string, string>();
    const others = new Map<string, string>();
    const pages = documentPages<{ readonly keys: readonly string[] | null }>(
      this.#library,
      sql`fields -> 'citationKeys' as keys`,
      (ownerId) => sql`${selectionSql(ownerId, this.#selection)} and state <> 'purged'`,
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
