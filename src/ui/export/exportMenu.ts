// The menu entry that exports documents, with a submenu of formats and what each of them keeps.
import type { MenuBranch, MenuGroup } from '../menu/menuItems.ts';
import { type ExportedDocuments, isWholeLibrary } from './exportAddress.ts';
import { exportFormats } from './exportFormats.ts';
import { exportTexts } from './exportTexts.ts';
import { startExport } from './startExport.ts';

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
        isWholeLibrary(documents) ? exportTexts.menu.wholeLibrary : exportTexts.menu.withGroups,
      ),
      formatsThat(false, 'withoutGroups', exportTexts.menu.withoutGroups),
    ],
  };
}

/** The label for a list: which part of the library it is, if that is counted. */
export function exportLabel(documents: ExportedDocuments): string {
  const { library, documents: some } = exportTexts.menu;
  return (isWholeLibrary(documents) ? library : some)(documents.count);
}
