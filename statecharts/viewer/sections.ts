// The machines under their headings, and those of them that a filter leaves.
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';

export interface Section {
  readonly name: CatalogueEntry['section'];
  readonly entries: readonly CatalogueEntry[];
}

/** Whether all words of the filter are in what is said of the machine. */
function fits({ id, title, purpose, usedIn }: CatalogueEntry, filter: string): boolean {
  const text = [id, title, purpose, ...usedIn].join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Sections in the order of the catalogue; one without a machine left is left out. */
export function sectionsOf(filter: string, entries: readonly CatalogueEntry[] = catalogue): Section[] {
  const left = entries.filter((entry) => fits(entry, filter));
  return [...new Set(left.map(({ section }) => section))].map((name) => ({
    name,
    entries: left.filter(({ section }) => section === name),
  }));
}
