// A table with the short texts for searches in fields. It has only a fifth of the data in document_texts, so it can be scanned quickly.
import type { Migration } from '../migration.ts';

export const shortTexts: Migration = {
  id: 8,
  name: 'short-texts',
  sql: `
    -- Derived: the folded texts of document_texts, without the abstract, which is long and in most documents, and without fields that only rules
    -- use.
    create table document_short_texts (
      owner_id text collate "C" not null,
      document_id text collate "C" not null,
      folded jsonb not null,
      primary key (owner_id, document_id)
    );

    create function short_texts(folded jsonb) returns jsonb language sql immutable parallel safe
      return folded - '{abstract," names author"," names editor"," names translator"," names annotator"," names commentator"}'::text[];

    insert into document_short_texts (owner_id, document_id, folded)
      select owner_id, document_id, short_texts(folded) from document_texts;

    create or replace function forget_derived() returns trigger language plpgsql as $$
    begin
      delete from group_matches where owner_id = old.owner_id;
      delete from document_texts where owner_id = old.owner_id;
      delete from document_short_texts where owner_id = old.owner_id;
      delete from facet_values where owner_id = old.owner_id;
      return null;
    end $$;
  `,
};
