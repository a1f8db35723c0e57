// The entries of menus that take documents into what people write: copying, and their bibliography.
import { useNavigate } from '@tanstack/react-router';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { bibliographyLink } from '../bibliography/bibliographyLink.ts';
import { copyMenu } from './copyMenu.ts';
import { copyTexts } from './copyTexts.ts';

export type CopyMenu = (documents: ExportedDocuments) => MenuItem[];

export function useCopyMenu(): CopyMenu {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  return (documents) => [
    copyMenu(environment, documents),
    // Of one document, the reference is all there is.
    ...(documents.count === 1
      ? []
      : [
          {
            id: 'bibliography',
            label: copyTexts.menu.bibliography,
            icon: 'openBook' as const,
            onSelect: () => {
              void navigate(bibliographyLink(documents));
            },
          },
        ]),
  ];
}
