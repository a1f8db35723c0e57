// API tokens, with which scripts use the API in the place of a session.
import type { Migration } from '../migration.ts';

export const apiTokens: Migration = {
  id: 22,
  name: 'api-tokens',
  sql: `
    create table api_tokens (
      id text collate "C" primary key,
      user_id text not null references users on delete cascade,
      -- SHA-256 of the secret, which is shown once and never stored.
      secret_hash bytea not null constraint api_tokens_secret unique,
      name text not null,
      scope text not null constraint api_tokens_scope check (scope in ('read', 'write')),
      -- The only library that the token can access; null for all libraries of its person. Not a foreign key, because a personal library has no
      -- row before its first document.
      library_id text collate "C",
      created timestamptz not null,
      -- Null if it never expires.
      expires timestamptz,
      -- Accurate to a minute; null until the first use.
      last_used timestamptz
    );
    create index api_tokens_user on api_tokens (user_id);
    create index api_tokens_expires on api_tokens (expires);
  `,
};
