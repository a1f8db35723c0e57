// Opens the dialog of read-only links, which is loaded when it is opened.
import type { Environment } from 'relay-runtime';
import type { ShareOffer } from '#machines/shareLinks/shareLinksTypes.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { shareLinksTexts } from './shareLinksTexts.ts';

/** What a list shows, as far as a link can show it: not a trash, and not several groups. */
export interface SharedList {
  readonly groupId?: string | null | undefined;
  readonly groupIds?: readonly string[] | undefined;
  readonly query?: string | null | undefined;
  readonly trashed?: boolean | undefined;
}

const library: ShareOffer = { choice: 'library', groupId: null, query: null };

/** What can be shared where a list shows this: the most general first. */
export function offersFor({ groupId = null, groupIds, query = null, trashed }: SharedList): ShareOffer[] {
  if (trashed === true || groupIds !== undefined) return [library];
  return [
    library,
    ...(groupId === null ? [] : [{ choice: 'group' as const, groupId, query: null }]),
    ...(query === null ? [] : [{ choice: 'search' as const, groupId, query }]),
  ];
}

export async function openShareLinks(environment: Environment, offers: readonly ShareOffer[]): Promise<void> {
  try {
    const { showShareLinks } = await import('./showShareLinks.tsx');
    showShareLinks(environment, offers);
  } catch {
    toast({ tone: 'danger', message: shareLinksTexts.notLoaded });
  }
}
