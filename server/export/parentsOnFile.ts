// The documents of an export from which others inherit by `crossref`. A file that has them need not say their facts twice.
import sql from 'sql-template-tag';
import { inheritsFrom, type ParentOf } from '#bibliography/bibtex/leaveInherited.ts';
import { cleanKey } from '#bibliography/bibtex/entryNames.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import type { LibraryReader } from '../database/library.ts';
import type { DocumentRow } from '../documents/documentRow.ts';
import { type Selection, selectionSql } from '../documents/selection.ts';
import { toWholeDocument } from '../documents/storedFields.ts';
import { documentPages } from './documentPages.ts';

const idsPageSize = 2_000;

/** Parents that are held at a time: papers of one volume mostly stand together. */
const mostHeld = 500;

const normal = (key: string): string => cleanKey(key).toLowerCase();

export class ParentsOnFile {
  readonly #library: LibraryReader;
  readonly #selection: Selection;
  /** Read once somebody inherits: few libraries have anybody who does. */
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
    for (let keys = keysOf(drafts); keys.length > 0;) {
      this.#idsByKey ??= await this.#readIds();
      const idsByKey = this.#idsByKey;
      const missing = new Map(
        keys.flatMap((key) => {
          const id = this.#held.has(key) ? undefined : idsByKey.get(key);
          return id === undefined ? [] : [[id, key] as const];
        }),
      );
      const rows =
        missing.size === 0
          ? []
          : await this.#library.query<Pick<DocumentRow, 'id' | 'kind' | 'fields'>>(
              (ownerId) => sql`
                select id, kind, fields from documents
                where owner_id = ${ownerId} and id = any(${[...missing.keys()]}::text[]) and state <> 'purged'`,
            );
      const found = rows.map(({ id, kind, fields }) => [missing.get(id) ?? '', toWholeDocument(kind, fields)] as const);
      for (const [key, draft] of found) this.#held.set(key, draft);
      keys = keysOf(found.map(([, draft]) => draft));
    }
    return (key) => this.#held.get(normal(key));
  }

  /** Of each citation key that is exported the document that has it, the first in the file where several have. */
  async #readIds(): Promise<ReadonlyMap<string, string>> {
    const idsByKey = new Map<string, string>();
    const pages = documentPages<{ readonly key: string | null }>(
      this.#library,
      sql`fields -> 'citationKeys' ->> 0 as key`,
      (ownerId) => sql`${selectionSql(ownerId, this.#selection)} and state <> 'purged'`,
      idsPageSize,
    );
    for await (const page of pages) {
      for (const { id, key } of page) {
        const name = normal(key ?? '');
        if (name !== '' && !idsByKey.has(name)) idsByKey.set(name, id);
      }
    }
    return idsByKey;
  }
}
