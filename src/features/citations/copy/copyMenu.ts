// The entry of menus that copies documents: first as it was done last, then in the formats that people use most, then after a question.
import type { Environment } from 'relay-runtime';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import type { MenuAction, MenuBranch } from '#src/ui/menu/menuItems.ts';
import { askToCopy, copyDocuments } from './copyDocuments.ts';
import { copyFormatOf } from './copyFormats.ts';
import { copyKeys } from './copyKeys.ts';
import { copyTexts } from './copyTexts.ts';
import { rememberedFormat } from './rememberedFormat.ts';

const texts = copyTexts.menu;

/** The formats that are offered without the dialog. */
const offered = ['reference', 'citation', 'cite', 'bibtex', 'doi-link', 'key'] as const;

export function copyMenu(environment: Environment, documents: ExportedDocuments): MenuBranch {
  const lastFormat = copyFormatOf(rememberedFormat());
  const entry = (id: string, label: string): MenuAction => ({
    id: `copy-${id}`,
    label,
    onSelect: () => {
      copyDocuments(environment, documents, id);
    },
  });
  return {
    kind: 'submenu',
    id: 'copy',
    label: texts.copy,
    icon: 'copy',
    items: [
      {
        ...entry(lastFormat.id, texts.as(lastFormat.name(null, documents.count ?? 2))),
        shortcut: copyKeys.copy,
      },
      'separator',
      ...offered.filter((id) => id !== lastFormat.id).map((id) => entry(id, copyFormatOf(id).label)),
      'separator',
      {
        id: 'copy-as',
        label: texts.copyAs,
        shortcut: copyKeys.copyAs,
        onSelect: () => {
          askToCopy(environment, documents);
        },
      },
    ],
  };
}
