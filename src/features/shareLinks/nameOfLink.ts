// What a read-only link is called: what it shows, and the note of whoever made it.
import type { ShareLink } from '#machines/shareLinks/shareLinksTypes.ts';
import { shareLinksTexts } from './shareLinksTexts.ts';

const texts = shareLinksTexts.shows;

/** What the link shows. */
export function describeLink({ groupId, groupName, query }: ShareLink): string {
  const group = groupId === null ? null : groupName === null ? texts.deletedGroup : texts.group(groupName);
  if (query === null) return group ?? texts.library;
  return group === null ? texts.search(query) : texts.searchIn(query, group);
}

/** The note or, without one, what the link shows. */
export function nameOfLink(link: ShareLink): string {
  return link.label === '' ? describeLink(link) : link.label;
}
