// Determines the dialect of a file: by the desktop app's declaration, else by names that only one dialect has.
import { isOnlyForBiblatex } from './nameSources.ts';
import type { SourceEntry } from './source.ts';

export const dialects = ['bibtex', 'biblatex'] as const;

export type Dialect = (typeof dialects)[number];

const onlyBiblatex =
  /^(?:date|journaltitle|location|eventtitle|eventdate|langid|eprinttype|eprintclass|subtitle|maintitle|institutionlocation|pubstate|urldate|origdate|annotation)$/;
const onlyBibtex = /^(?:year|month|journal|address|school|archiveprefix|primaryclass|annote)$/;
const biblatexTypes =
  /^(?:online|report|thesis|collection|mv\w+|supp\w+|periodical|patent|dataset|software|set|reference|inreference|xdata)$/;
const bibtexTypes = /^(?:phdthesis|mastersthesis|techreport|conference)$/;
const nameFields = /^(?:author|editor|editor[abc]|translator|annotator|commentator|bookauthor)$/;

/** Guesses the dialect; `databaseType` is the value of the desktop app's comment, null if there is none. */
export function guessDialect(databaseType: string | null, entries: readonly SourceEntry[]): Dialect {
  const declared = databaseType?.replace(/;\s*$/, '').trim().toLowerCase();
  if (declared === 'bibtex' || declared === 'biblatex') return declared;
  // One personal name that only BibLaTeX can read is enough. Other evidence is weighed, because reference managers that know both dialects often write `year`.
  const hasBiblatexNames = (entry: SourceEntry) =>
    entry.fields.some(({ name, value }) => nameFields.test(name) && isOnlyForBiblatex(value));
  if (entries.some(hasBiblatexNames)) return 'biblatex';
  let balance = 0;
  for (const entry of entries) {
    if (biblatexTypes.test(entry.type)) balance++;
    else if (bibtexTypes.test(entry.type)) balance--;
    for (const { name } of entry.fields) {
      if (onlyBiblatex.test(name)) balance++;
      else if (onlyBibtex.test(name)) balance--;
    }
  }
  return balance > 0 ? 'biblatex' : 'bibtex';
}
