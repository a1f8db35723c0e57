// Indexes for searches: pairs of adjacent letters, for terms that are too short for a trigram index, and the fields that searches name most.
import type { Migration } from '../migration.ts';

export const searches: Migration = {
  id: 6,
  name: 'searches',
  sql: `
    -- Derived: all letters and all pairs of adjacent letters in the texts of the document, one per line.
    alter table document_texts add column letters text collate "C" not null default '';

    -- The conditions in documentSearch.ts must name the fields exactly as here.
    create index document_texts_found on document_texts using gin (
      string_to_array(letters, E'\\n'),
      (folded ->> 'title') gin_trgm_ops,
      (folded ->> 'author') gin_trgm_ops,
      (folded ->> 'keywords') gin_trgm_ops,
      (folded ->> 'journal') gin_trgm_ops,
      (folded ->> 'booktitle') gin_trgm_ops,
      (folded ->> 'editor') gin_trgm_ops,
      (folded ->> 'publisher') gin_trgm_ops,
      (folded ->> 'institution') gin_trgm_ops,
      (folded ->> 'organization') gin_trgm_ops,
      (folded ->> 'series') gin_trgm_ops,
      (folded ->> 'note') gin_trgm_ops,
      (folded ->> 'citationkey') gin_trgm_ops,
      (folded ->> 'eventtitle') gin_trgm_ops,
      (folded ->> 'address') gin_trgm_ops
    );
  `,
};
