// What a file holds, in words: entries, groups and parts.
import type { LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import type { ImportReport } from '#machines/import/importTypes.ts';
import { countedGroups } from './countedGroups.ts';

const partNames: Readonly<Record<LibraryPart['kind'], readonly [one: string, many: string]>> = {
  STRING: ['abbreviation', 'abbreviations'],
  PREAMBLE: ['preamble', 'preambles'],
  COMMENT: ['comment', 'comments'],
  META: ['setting of the desktop app', 'settings of the desktop app'],
};
const partOrder: readonly LibraryPart['kind'][] = ['STRING', 'PREAMBLE', 'COMMENT', 'META'];

/** "12 abbreviations", "1 preamble"; those of which there are none are left out. */
export function countedParts({ parts }: Pick<ImportReport, 'parts'>): string[] {
  return partOrder
    .filter((kind) => parts[kind] > 0)
    .map((kind) => `${parts[kind].toLocaleString('en')} ${partNames[kind][parts[kind] === 1 ? 0 : 1]}`);
}

/** How many parts there are of all kinds. */
export function countParts({ parts }: Pick<ImportReport, 'parts'>): number {
  return partOrder.reduce((sum, kind) => sum + parts[kind], 0);
}

/** Groups and parts, each kind with its number. */
export function contentsBeside(report: Pick<ImportReport, 'groups' | 'parts'>): string[] {
  return [...(report.groups > 0 ? [countedGroups(report.groups)] : []), ...countedParts(report)];
}

/** "12 abbreviations, 1 preamble and 2 comments". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** How much is in it: "1,204 entries"; of a file without any, all else. */
export function titleOf(report: ImportReport): string {
  const { entries } = report;
  return entries === 0
    ? listed(contentsBeside(report))
    : `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}`;
}
