// Duplicates: the keys that possible duplicates share, and the pairs that people have marked as not being duplicates.
import type { Migration } from '../migration.ts';

export const duplicates: Migration = {
  id: 9,
  name: 'duplicates',
  sql: `
    -- Derived: the keys of bibliography/duplicates/duplicateKeys.ts.
    create table document_likeness (
      owner_id text collate "C" not null,
      key text collate "C" not null,
      document_id text collate "C" not null,
      primary key (owner_id, key, document_id)
    );
    create index document_likeness_document on document_likeness (owner_id, document_id, key);

    create or replace function forget_derived() returns trigger language plpgsql as $$
    begin
      delete from group_matches where owner_id = old.owner_id;
      delete from document_texts where owner_id = old.owner_id;
      delete from document_short_texts where owner_id = old.owner_id;
      delete from facet_values where owner_id = old.owner_id;
      delete from document_likeness where owner_id = old.owner_id;
      return null;
    end $$;

    -- Two similar documents that a person has marked as not being duplicates; the smaller id first.
    create table documents_apart (
      owner_id text collate "C" not null references libraries on delete cascade,
      document_id text collate "C" not null,
      other_id text collate "C" not null,
      since timestamptz(3) not null,
      primary key (owner_id, document_id, other_id)
    );
    create index documents_apart_other on documents_apart (owner_id, other_id);
  `,
};
