// Citation styles: the one that a library has chosen, and those that its owner has added.
import type { Migration } from '../migration.ts';

export const citationStyles: Migration = {
  id: 20,
  name: 'citation-styles',
  sql: `
    -- Null for the default style, and for the language of the style.
    alter table libraries add column citation_style text;
    alter table libraries add column citation_locale text;

    create table citation_styles (
      owner_id text collate "C" not null references libraries on delete cascade,
      id text collate "C" not null,
      -- The file, unchanged.
      xml text not null,
      -- The metadata of the style (bibliography/citation/readStyle.ts), so that lists need not read the files.
      summary jsonb not null,
      added timestamptz(3) not null,
      primary key (owner_id, id)
    );
  `,
};
