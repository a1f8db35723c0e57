// Citation keys made anew for many documents: which one each gets, and what becomes of those that it had.
import sql from 'sql-template-tag';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import { withPreferredKey } from '#bibliography/citationKeys/withPreferredKey.ts';
import { fold } from '#bibliography/fold.ts';
import type { LibraryReader, LibraryWriter } from '../database/library.ts';
import type { DocumentRow } from '../documents/documentRow.ts';
import { KeptBetweenParts } from '../documents/keptBetweenParts.ts';
import { toDraft } from '../documents/storedFields.ts';
import { readKeyPatterns } from './keyPatterns.ts';
import { readTakenKeys } from './takenKeys.ts';

interface Candidate {
  readonly id: string;
  /** What the pattern makes of it. */
  readonly name: string;
  readonly keys: readonly string[];
}

/** What a document gets. */
export interface PlannedKeys {
  /** Those that it had when they were planned: a document that has others by now is left as it is. */
  readonly before: readonly string[];
  /** All that it gets, the preferred one first. */
  readonly keys: readonly string[];
}

/** Plans the keys of documents that are written in parts. */
export class KeyPlan {
  /** Those of each part. */
  readonly #parts: readonly (readonly Candidate[])[];
  readonly #planned = new KeptBetweenParts<ReadonlyMap<string, PlannedKeys>>();

  private constructor(parts: readonly (readonly Candidate[])[]) {
    this.#parts = parts;
  }

  /** Reads the documents of the parts. */
  static async of(library: LibraryReader, parts: readonly (readonly string[])[], onlyMissing: boolean) {
    const { nameOf } = await readKeyPatterns(library);
    const all: Candidate[][] = [];
    for (const ids of parts) {
      const rows = await library.query<Pick<DocumentRow, 'id' | 'kind' | 'fields'>>(
        (ownerId) => sql`
          select id, kind, fields from documents
          where owner_id = ${ownerId} and id = any(${ids}::text[]) and state <> 'purged' order by added, id`,
      );
      const candidates = rows.map(({ id, kind, fields }): Candidate => {
        const draft = toDraft(kind, fields);
        return { id, name: nameOf(draft), keys: draft.fields.citationKeys ?? [] };
      });
      all.push(candidates.filter(({ keys }) => !onlyMissing || keys.length === 0));
    }
    return new KeyPlan(all);
  }

  /** The keys that the documents of a part get, by their ids. Needs `ensureDerived`. */
  keysOf(tx: LibraryWriter, part: number): Promise<ReadonlyMap<string, PlannedKeys>> {
    return this.#planned.get(tx, () => this.#plan(tx, part));
  }

  async #plan(tx: LibraryReader, firstPart: number): Promise<ReadonlyMap<string, PlannedKeys>> {
    const candidates = this.#parts.slice(firstPart).flat();
    const isCandidate = new Set(candidates.map(({ id }) => id));
    const taken = await readTakenKeys(tx, null);
    // Keys that are somebody else's: of documents beside these, and of those of these that had their turn.
    const others = new Set(taken.filter(({ id }) => !isCandidate.has(id)).flatMap(({ keys }) => keys));
    const maker = new KeyMaker(taken.flatMap(({ keys }) => keys));
    const planned = new Map<string, PlannedKeys>();
    for (const { id, name, keys } of candidates) {
      const own = keys.filter((key) => !others.has(fold(key)));
      const all = withPreferredKey(own, maker.free(name, own));
      for (const key of all) others.add(fold(key));
      planned.set(id, { before: keys, keys: all });
    }
    return planned;
  }
}
