// Lookups of references at other services: their answers, and when each service may be queried again. They belong to no library, because the
// answers are public and the same for everyone.
import type { Migration } from '../migration.ts';

export const lookups: Migration = {
  id: 19,
  name: 'lookups',
  sql: `
    create table lookup_answers (
      -- SHA-256 of the query and the version of the code that reads responses.
      key bytea primary key,
      -- Null while a server process is sending the query.
      outcome jsonb,
      -- When the row expires. While there is no outcome, another process may then send the query.
      expires timestamptz not null
    );
    create index lookup_answers_expires on lookup_answers (expires);

    create table lookup_turns (
      service text primary key,
      -- Until when the service is reserved for the process that is querying it, which releases it earlier when it has the response.
      held_until timestamptz not null,
      -- When the service may be queried again.
      ready_at timestamptz not null
    );
  `,
};
