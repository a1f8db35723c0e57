// Generates citation keys for many documents again: the new key of each, and which old ones become aliases.
import sql from 'sql-template-tag';
import type { KeyPatterns } from '#bibliography/citationKeys/libraryKeyPatterns.ts';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import { withPreferredKey } from '#bibliography/citationKeys/withPreferredKey.ts';
import { fold } from '#bibliography/fold.ts';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { KeptBetweenParts } from '../library/keptBetweenParts.ts';
import { toDraft } from '../library/storedFields.ts';
import { readKeyPatterns } from './keyPatterns.ts';
import { readTakenKeys } from './takenKeys.ts';

interface Candidate {
  readonly id: string;
  readonly revision: number;
  /** The key that the pattern yields, before letters are added to make it unique. */
  readonly name: string;
  readonly keys: readonly string[];
}

type NameOf = KeyPatterns['nameOf'];

/** Reads these documents, in the order in which they were added to the library. */
async function readCandidates(library: LibraryReader, nameOf: NameOf, ids: readonly string[]): Promise<Candidate[]> {
  const rows = await library.query<Pick<DocumentRow, 'id' | 'kind' | 'fields' | 'revision'>>(
    (libraryId) => sql`
      select id, kind, fields, revision from documents
      where library_id = ${libraryId} and id = any(${ids}::text[]) and state <> 'purged' order by added, id`,
  );
  return rows.map(({ id, kind, fields, revision }) => {
    const draft = toDraft(kind, fields);
    return { id, revision, name: nameOf(draft), keys: draft.fields.citationKeys ?? [] };
  });
}

/** Plans the keys of documents that are written in parts. */
export class KeyPlan {
  readonly #nameOf: NameOf;
  readonly #onlyMissing: boolean;
  /** The documents of each part. */
  readonly #parts: readonly (readonly Candidate[])[];
  readonly #planned = new KeptBetweenParts<ReadonlyMap<string, readonly string[]>>();

  private constructor(nameOf: NameOf, onlyMissing: boolean, parts: readonly (readonly Candidate[])[]) {
    this.#nameOf = nameOf;
    this.#onlyMissing = onlyMissing;
    this.#parts = parts;
  }

  /** Reads the documents of the parts. */
  static async of(library: LibraryReader, parts: readonly (readonly string[])[], onlyMissing: boolean) {
    const { nameOf } = await readKeyPatterns(library);
    const all: Candidate[][] = [];
    for (const ids of parts) all.push(await readCandidates(library, nameOf, ids));
    return new KeyPlan(nameOf, onlyMissing, all);
  }

  /** The new keys for the documents of a part by their ids, the preferred key first. Call `ensureDerived` before. */
  keysOf(tx: LibraryWriter, part: number): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#planned.get(tx, () => this.#plan(tx, part));
  }

  /** The present documents of this part and all later ones. Documents are read again only if they were changed since the first read. */
  async #candidates(tx: LibraryReader, firstPart: number): Promise<Candidate[]> {
    const candidates = this.#parts.slice(firstPart).flat();
    const changed = await tx.query<{ id: string }>(
      (libraryId) => sql`
        select d.id from unnest(
          ${candidates.map(({ id }) => id)}::text[], ${candidates.map(({ revision }) => revision)}::integer[]
        ) as read(id, revision)
        join documents d on d.library_id = ${libraryId} and d.id = read.id and d.revision <> read.revision`,
    );
    const ids = changed.map(({ id }) => id);
    const now = new Map((await readCandidates(tx, this.#nameOf, ids)).map((candidate) => [candidate.id, candidate]));
    return candidates
      .map((candidate) => now.get(candidate.id) ?? candidate)
      .filter(({ keys }) => !this.#onlyMissing || keys.length === 0);
  }

  async #plan(tx: LibraryReader, firstPart: number): Promise<ReadonlyMap<string, readonly string[]>> {
    const candidates = await this.#candidates(tx, firstPart);
    const isCandidate = new Set(candidates.map(({ id }) => id));
    const taken = await readTakenKeys(tx, null);
    // The keys of all documents that this and the later parts will not change, which includes those of earlier parts.
    const others = new Set(taken.filter(({ id }) => !isCandidate.has(id)).flatMap(({ keys }) => keys));
    const maker = new KeyMaker(taken.flatMap(({ keys }) => keys));
    const planned = new Map<string, readonly string[]>();
    for (const { id, name, keys } of candidates) {
      const own = keys.filter((key) => !others.has(fold(key)));
      const all = withPreferredKey(own, maker.free(name, own));
      for (const key of all) others.add(fold(key));
      planned.set(id, all);
    }
    return planned;
  }
}
