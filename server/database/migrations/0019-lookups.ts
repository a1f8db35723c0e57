// Look-ups of references at other services: their answers, and when each service may be queried again. They belong to no library, because the
// answers are public and the same for everyone.
import type { Migration } from '../migration.ts';

export const lookups: Migration = {
  id: 19,
  name: 'lookups',
  sql: `
    create table lookup_answers (
      -- SHA-256 of what was asked, and of the version of the code that reads answers.
      key bytea primary key,
      -- Null while a server process is asking for it.
      outcome jsonb,
      -- When it is forgotten; without an outcome, when another process may ask.
      expires timestamptz not null
    );
    create index lookup_answers_expires on lookup_answers (expires);

    create table lookup_turns (
      service text primary key,
      -- Until when the process that asks the service now has it for itself; it gives it up earlier when it has the answer.
      held_until timestamptz not null,
      -- From when on the service may be asked again.
      ready_at timestamptz not null
    );
  `,
};
