// The libraries that the viewer of a request may open, and the only way for resolvers to open one. A viewer who may only read a library never
// gets a `WritableLibrary`.
import { findMembership } from '../accounts/sharing/memberships.ts';
import type { LibraryRole } from '../__generated__/resolverTypes.ts';
import { readLibraryId } from '../library/libraryId.ts';
import type { ReadableLibrary, WritableLibrary } from '../library/library.ts';
import {
  findLibrariesOfObjects,
  type LibraryAccess,
  type LibraryEdges,
  openLibrary,
  openLibraryToRead,
} from '../library/openLibrary.ts';
import type { Work } from '../work/work.ts';
import { accessTexts } from './accessTexts.ts';
import { forbidden, notFound } from './errors.ts';
import { reaches } from './reaches.ts';
import type { LibrarySource, Membership, Viewer } from './request.ts';

/** Matches the id of the document or stored group that an id begins with; parts of documents and derived subgroups have longer ids. */
const objectForm = /^[^.]+/;

export interface ViewerLibrariesOptions {
  readonly edges: LibraryEdges;
  readonly viewer: Viewer;
  /** The name of the browser. */
  readonly device: string | null;
  readonly work: Work;
  /** How libraries are opened; tests replace it. */
  readonly open?: typeof openLibrary;
  readonly openToRead?: typeof openLibraryToRead;
}

export class ViewerLibraries {
  readonly #options: ViewerLibrariesOptions;
  readonly #memberships: Map<string, Membership>;
  /** Opened libraries: one object for each library of a request, by which other code can cache something for the request. */
  readonly #opened = new Map<string, ReadableLibrary>();
  readonly #writable = new Map<string, WritableLibrary>();
  /** The shared libraries of documents and groups that were looked up, because several fields of the same objects ask for them. */
  readonly #libraryOfObject = new Map<string, string>();

  constructor(options: ViewerLibrariesOptions) {
    this.#options = options;
    const { viewer } = options;
    const reachable = viewer.memberships.filter(({ libraryId }) => reaches(viewer, libraryId));
    this.#memberships = new Map(reachable.map((membership) => [membership.libraryId, membership]));
  }

  /** The viewer's memberships of shared libraries, by name, with those in the trash. */
  get memberships(): readonly Membership[] {
    return [...this.#memberships.values()].sort(
      (one, other) => one.name.localeCompare(other.name, 'en') || (one.libraryId < other.libraryId ? -1 : 1),
    );
  }

  /** Sets what the request has changed about a membership of the viewer; null if it has ended. */
  setMembership(libraryId: string, membership: Membership | null): void {
    this.#libraryOfObject.clear();
    this.#opened.delete(libraryId);
    this.#writable.delete(libraryId);
    if (membership === null) this.#memberships.delete(libraryId);
    else this.#memberships.set(libraryId, membership);
  }

  /** The library with this id in the API, as the schema has it; null if the viewer has none with it. */
  findSource(apiId: string): LibrarySource | null {
    const libraryId = readLibraryId(apiId);
    if (libraryId === this.personalId) return this.hasPersonal ? { shared: null } : null;
    const shared = libraryId === null ? undefined : this.#memberships.get(libraryId);
    // In the trash only its owners see it.
    return shared && (shared.trashed === null || shared.role === 'OWNER') ? { shared } : null;
  }

  /** The id in the database of the library with this id in the API; null if the viewer has none with it. */
  idOf(apiId: string): string | null {
    const source = this.findSource(apiId);
    return source && (source.shared?.libraryId ?? this.personalId);
  }

  /** The library with this id in the database, as the schema has it. Throws NOT_FOUND if the viewer has none with it. */
  sourceOf(libraryId: string): LibrarySource {
    return { shared: libraryId === this.personalId ? null : this.membershipOf(libraryId) };
  }

  /** The viewer's membership of a shared library. Throws NOT_FOUND if there is none. */
  membershipOf(libraryId: string): Membership {
    const membership = this.#memberships.get(libraryId);
    if (!membership) throw unknownLibrary();
    return membership;
  }

  /** The id of the personal library, which is that of its account. */
  get personalId(): string {
    return this.#options.viewer.id;
  }

  /** Whether the viewer may open the personal library: an API token can be for a shared one only. */
  get hasPersonal(): boolean {
    return reaches(this.#options.viewer, this.personalId);
  }

  /** The library of what names none: the personal one, or the only one that an API token reaches. */
  get #defaultId(): string {
    const { viewer } = this.#options;
    return (viewer.via === 'token' ? viewer.libraryId : null) ?? this.personalId;
  }

  /** The library with this id in the database. Throws NOT_FOUND for one that the viewer is no member of. */
  toRead(libraryId: string = this.personalId): ReadableLibrary {
    const known = this.#opened.get(libraryId);
    if (known) return known;
    this.#roleIn(libraryId);
    const { edges, openToRead = openLibraryToRead } = this.#options;
    const library = openToRead(edges, this.#accessTo(libraryId));
    this.#opened.set(libraryId, library);
    return library;
  }

  /** Like `toRead`, to change the library. Throws FORBIDDEN for a reader. */
  toWrite(libraryId: string = this.personalId): WritableLibrary {
    const known = this.#writable.get(libraryId);
    if (known) return known;
    if (this.#roleIn(libraryId) === 'READER') throw readOnly();
    const { edges, open = openLibrary } = this.#options;
    const library = open(edges, { ...this.#accessTo(libraryId), ...this.#roleCheck(libraryId) });
    this.#writable.set(libraryId, library);
    return library;
  }

  /**
   * The id in the database of the library that a request is about: the one that it names by its id in the API, else the one with the first of
   * these documents, groups or steps, else the default one. Throws NOT_FOUND for a name that no library can have.
   */
  async find(named: string | null | undefined, ids: readonly (string | null | undefined)[] = []): Promise<string> {
    if (named != null) {
      const libraryId = readLibraryId(named);
      if (libraryId === null) throw unknownLibrary();
      return libraryId;
    }
    const id = ids.find((each) => each != null) ?? null;
    return id === null ? this.#defaultId : ((await this.findOf([id]))[0] ?? this.#defaultId);
  }

  /** The libraries of documents and groups, in their order; for an id that is in none of them, the default one. */
  async findOf(ids: readonly string[]): Promise<string[]> {
    const open = [...this.#memberships.values()].filter(({ trashed }) => trashed === null);
    const shared = open.map(({ libraryId }) => libraryId);
    if (shared.length === 0) return ids.map(() => this.#defaultId);
    const objects = ids.map((id) => objectForm.exec(id)?.[0] ?? id);
    const unknown = [...new Set(objects)].filter((id) => !this.#libraryOfObject.has(id));
    if (unknown.length > 0) {
      const { edges, work } = this.#options;
      const found = await work.inTurn(() => findLibrariesOfObjects(edges.database, shared, unknown));
      for (const [id, libraryId] of found) this.#libraryOfObject.set(id, libraryId);
    }
    return objects.map((id) => this.#libraryOfObject.get(id) ?? this.#defaultId);
  }

  /** Loads something about documents or groups with one call for each library that has some of them; the results are in the order of `keys`. */
  async loadByLibrary<Key, Value>(
    keys: readonly Key[],
    idOf: (key: Key) => string,
    load: (library: ReadableLibrary, keys: readonly Key[]) => Promise<readonly Value[]>,
  ): Promise<Value[]> {
    const libraryIds = await this.findOf(keys.map(idOf));
    const loaded: [place: number, value: Value][] = [];
    for (const libraryId of new Set(libraryIds)) {
      const some = [...keys.entries()].filter(([place]) => libraryIds[place] === libraryId);
      const values = await load(
        this.toRead(libraryId),
        some.map(([, key]) => key),
      );
      some.forEach(([place], index) => values.slice(index, index + 1).forEach((value) => loaded.push([place, value])));
    }
    return loaded.sort(([one], [other]) => one - other).map(([, value]) => value);
  }

  #roleIn(libraryId: string): LibraryRole {
    if (!reaches(this.#options.viewer, libraryId)) throw forbidden(accessTexts.otherLibrary);
    if (libraryId === this.personalId) return 'OWNER';
    const { role, trashed } = this.membershipOf(libraryId);
    if (trashed !== null) throw unknownLibrary();
    return role;
  }

  /** Checks the role once more in each transaction on a shared library. */
  #roleCheck(libraryId: string): Pick<LibraryAccess, 'checkRole'> {
    if (libraryId === this.personalId) return {};
    const { id } = this.#options.viewer;
    return {
      checkRole: async (tx) => {
        const membership = await findMembership(tx, libraryId, id);
        if (membership?.trashed !== null) throw unknownLibrary();
        if (membership.role === 'READER') throw readOnly();
      },
    };
  }

  #accessTo(libraryId: string): LibraryAccess {
    const { viewer, device, work } = this.#options;
    return { libraryId, userId: viewer.id, device, work };
  }
}

const readOnly = () => forbidden(accessTexts.readerOnly);

/** For a library that does not exist, or that the viewer may not open. */
export const unknownLibrary = () => notFound(accessTexts.noLibrary);
