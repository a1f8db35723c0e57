// The entry of a menu that takes documents out of the library: below it the formats, and what each of them keeps.
import type { MenuBranch, MenuGroup } from '../menu/menuItems.ts';
import { type ExportedDocuments, isWholeLibrary } from './exportAddress.ts';
import { exportFormats } from './exportFormats.ts';
import { startExport } from './startExport.ts';
import { countedDocuments } from '../text/countedDocuments.ts';

/** Makes it. */
export function exportMenu(label: string, documents: ExportedDocuments): MenuBranch {
  const formatsThat = (hasGroups: boolean, id: string, keeps: string): MenuGroup => ({
    kind: 'group',
    id,
    label: keeps,
    items: exportFormats
      .filter((format) => format.hasGroups === hasGroups)
      .map((format) => ({
        id: `export-${format.id}`,
        label: format.name,
        onSelect: () => {
          startExport(documents, format);
        },
      })),
  });
  return {
    kind: 'submenu',
    id: 'export',
    label,
    icon: 'upload',
    items: [
      formatsThat(
        true,
        'withGroups',
        isWholeLibrary(documents) ? 'With groups, strings and comments' : 'With the names of groups',
      ),
      formatsThat(false, 'withoutGroups', 'Without groups'),
    ],
  };
}

/** What the entry says of a list: how much of the library it is, where that is counted. */
export function exportLabel(documents: ExportedDocuments): string {
  const { count } = documents;
  if (isWholeLibrary(documents)) return count === null ? 'Export the library' : `Export all ${countedDocuments(count)}`;
  return count === null
    ? 'Export these documents'
    : count === 1
      ? 'Export this document'
      : `Export these ${countedDocuments(count)}`;
}
