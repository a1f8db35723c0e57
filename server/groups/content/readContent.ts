// Resolves the groups of a filter to their content.
import { badUserInput, notFound } from '../../graphql/errors.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import type { ReadContent } from '../../library/library.ts';
import { groupIdForm } from '../groupRow.ts';
import { SizedContent } from './contentSql.ts';
import { combine } from './groupContent.ts';
import { resolveContents } from './groupContents.ts';

const maximumGroups = 1_000;

/** The documents that are in `groupId`, and in one or all of `groupIds`; null if the filter has no groups. */
export const readContent: ReadContent = async (library, { groupId, groupIds: severalIds, groupMatch }, path) => {
  const several = [...new Set(severalIds ?? [])];
  const ids = groupId == null ? several : [groupId, ...several];
  if (ids.length === 0) return null;
  if (several.length > maximumGroups) {
    throw badUserInput([
      { path: [...path, 'groupIds'], message: `At most ${maximumGroups.toLocaleString('en')} groups.` },
    ]);
  }
  if (!ids.every((id) => groupIdForm.test(id))) throw unknownGroup();
  await ensureDerived(library);
  const contents = await resolveContents(library, ids);
  const contentOf = (id: string) => {
    const content = contents.get(id);
    if (!content) throw unknownGroup();
    return content;
  };
  const joined = several.length === 0 ? [] : [combine(groupMatch === 'ALL' ? 'and' : 'or', several.map(contentOf))];
  const content = combine('and', [...(groupId == null ? [] : [contentOf(groupId)]), ...joined]);
  return SizedContent.of(library, content);
};

function unknownGroup() {
  return notFound('There is no group with this id.');
}
