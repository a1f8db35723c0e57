// The people of a library, as one of its members sees them: their names, and their addresses as far as the library shows them.
import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { LibraryPerson } from '../__generated__/resolverTypes.ts';
import type { Queryable } from '../database/database.ts';
import type { Context } from '../graphql/context.ts';
import type { Viewer } from '../graphql/request.ts';
import { personColumns, type VisiblePerson } from './sharing/visiblePerson.ts';

async function findPeople(db: Queryable, libraryId: string, viewerId: string, ids: readonly string[]) {
  const rows = await db.query<VisiblePerson>(sql`
    select ${personColumns(libraryId, viewerId)} from users u
    left join library_members m on m.user_id = u.id and m.library_id = ${libraryId}
    left join shared_libraries l on l.id = m.library_id
    where u.id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person who has done something in a library, and the library by its id in the database. `userId` is null if the person is unknown. */
export interface PersonInLibrary {
  readonly libraryId: string;
  readonly userId: string | null;
}

type KnownPerson = PersonInLibrary & { readonly userId: string };

const loaders = new WeakMap<object, DataLoader<KnownPerson, VisiblePerson>>();

/** The loader of a request. It does not cache, because a mutation may change a name or a membership between two loads. */
function peopleOf(context: Pick<Context, 'accounts'>, viewerId: string): DataLoader<KnownPerson, VisiblePerson> {
  const known = loaders.get(context);
  if (known) return known;
  const loader = new DataLoader<KnownPerson, VisiblePerson>(
    async (keys) => {
      const found = new Map<string, ReadonlyMap<string, VisiblePerson>>();
      for (const libraryId of new Set(keys.map((key) => key.libraryId))) {
        const ids = keys.filter((key) => key.libraryId === libraryId).map(({ userId }) => userId);
        found.set(libraryId, await findPeople(context.accounts.database, libraryId, viewerId, [...new Set(ids)]));
      }
      return keys.map(({ libraryId, userId }) => {
        const deleted = { id: userId, name: null, email: null };
        return found.get(libraryId)?.get(userId) ?? deleted;
      });
    },
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
}

/** `LibraryPerson` of the schema. */
export function presentPerson({ id, name, email }: VisiblePerson, viewer: Pick<Viewer, 'id'> | null) {
  return { __typename: 'LibraryPerson' as const, id, name, email, isViewer: viewer?.id === id };
}

/** The person who has changed something in a library; null if unknown. */
export async function findPerson(
  context: Pick<Context, 'accounts' | 'viewer'>,
  { libraryId, userId }: PersonInLibrary,
): Promise<LibraryPerson | null> {
  const { viewer } = context;
  if (userId === null || viewer === null) return null;
  return presentPerson(await peopleOf(context, viewer.id).load({ libraryId, userId }), viewer);
}
