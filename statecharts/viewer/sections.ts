// Groups the machines by section, and filters them.
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';

export interface Section {
  readonly name: CatalogueEntry['section'];
  readonly entries: readonly CatalogueEntry[];
}

/** Whether the texts about the machine contain every word of the filter. */
function fits({ id, title, purpose, usedIn }: CatalogueEntry, filter: string): boolean {
  const text = [id, title, purpose, ...usedIn].join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The sections in the order of the catalogue, without empty ones. */
export function sectionsOf(filter: string, entries: readonly CatalogueEntry[] = catalogue): Section[] {
  const left = entries.filter((entry) => fits(entry, filter));
  return [...new Set(left.map(({ section }) => section))].map((name) => ({
    name,
    entries: left.filter(({ section }) => section === name),
  }));
}
