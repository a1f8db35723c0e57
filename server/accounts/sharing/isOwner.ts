// The condition that a person owns a shared library at the time of the statement; their session may have been read before.
import sql, { type Sql } from 'sql-template-tag';

export const isOwner = (libraryId: string | Sql, userId: string): Sql => sql`exists (
  select 1 from library_members o where o.library_id = ${libraryId} and o.user_id = ${userId} and o.role = 'owner')`;
