// The people who have changed something in a library, loaded for all documents of a list with one statement.
import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { LibraryPerson } from '../__generated__/resolverTypes.ts';
import type { Context } from '../graphql/context.ts';
import type { Viewer } from '../graphql/request.ts';

const loaders = new WeakMap<object, DataLoader<string, string | null>>();

/** The loader of a request. An address cannot change within the requests that ask for it. */
function emailsOf(context: Pick<Context, 'accounts'>): DataLoader<string, string | null> {
  const known = loaders.get(context);
  if (known) return known;
  const loader = new DataLoader<string, string | null>(async (ids) => {
    const rows = await context.accounts.database.query<{ id: string; email: string }>(
      sql`select id, email from users where id = any(${ids}::text[])`,
    );
    const emails = new Map(rows.map(({ id, email }) => [id, email]));
    return ids.map((id) => emails.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
}

/** `LibraryPerson` of the schema. */
export function personOf({ id, email }: { id: string; email: string | null }, viewer: Pick<Viewer, 'id'> | null) {
  return { __typename: 'LibraryPerson' as const, id, email, isViewer: viewer?.id === id };
}

/** Who has changed something; null if that is unknown. */
export async function presentPerson(
  context: Pick<Context, 'accounts' | 'viewer'>,
  userId: string | null,
): Promise<LibraryPerson | null> {
  if (userId === null) return null;
  const { viewer } = context;
  const email = viewer?.id === userId ? viewer.email : await emailsOf(context).load(userId);
  return personOf({ id: userId, email }, viewer);
}
