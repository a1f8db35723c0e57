// The name of a read-only link: what it shows, and its creator's note.
import type { ShareLink } from '#machines/shareLinks/shareLinksTypes.ts';
import { shareLinksTexts } from './shareLinksTexts.ts';

const texts = shareLinksTexts.shows;

/** What the link shows. */
export function describeLink({ groupId, groupName, query }: ShareLink): string {
  if (groupId === null) return query === null ? texts.library : texts.search(query);
  if (groupName === null) return query === null ? texts.deletedGroup : texts.searchInDeletedGroup(query);
  return query === null ? texts.group(groupName) : texts.searchInGroup(query, groupName);
}

/** The note or, without one, what the link shows. */
export function nameOfLink(link: ShareLink): string {
  return link.label === '' ? describeLink(link) : link.label;
}
