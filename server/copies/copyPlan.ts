// Reads what a request copies: the documents of the source in parts, and the groups.
import sql from 'sql-template-tag';
import type { CopyToLibraryInput, DocumentSelection } from '../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../graphql/errors.ts';
import { keyProblems } from '../graphql/requestKey.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import type { LibraryReader, ReadableLibrary } from '../library/library.ts';
import {
  askingFor,
  checkSelection,
  idsNamedIn,
  readSelection,
  type Selection,
  selectionSql,
} from '../list/selection.ts';
import { largestWrite } from '../list/writeParts.ts';
import { cutIntoParts } from '../work/cutIntoParts.ts';
import { type GroupsToCopy, readGroupsAround, readNamedGroups } from './groupsToCopy.ts';

export interface CopyPlan {
  /** The ids of the documents that are yet to be copied, in parts of which each is one transaction in the target. */
  readonly parts: readonly (readonly string[])[];
  /** How many documents these are. */
  readonly documentCount: number;
  /** The size of these documents, in bytes of text. */
  readonly text: number;
  /** The groups to copy; null for none. */
  readonly groups: GroupsToCopy | null;
  /** Whether the request names the groups. Otherwise they come along with the documents, and a move leaves them in the source. */
  readonly namesGroups: boolean;
}

const maximumDocuments = 10_000;
/** The most groups that a request names. */
const maximumGroups = 500;

/** The ids of documents and groups by which a request leads to its source. */
export function idsInSource({ selection, groupIds }: CopyToLibraryInput): (string | null | undefined)[] {
  return [...(selection ? idsNamedIn(selection) : []), ...(groupIds ?? [])];
}

/** Throws BAD_USER_INPUT for a request that does not say clearly what it is about. */
export function checkCopyInput(input: CopyToLibraryInput): void {
  const { selection, groupIds, withDocuments, move, key, stopAfter } = input;
  const problems: InputProblem[] = keyProblems(key);
  if ((selection == null) === (groupIds == null))
    problems.push({ path: ['input'], message: 'Say what to copy: give either selection or groupIds.' });
  if (groupIds?.length === 0) problems.push({ path: ['input', 'groupIds'], message: 'Give at least one group.' });
  if ((groupIds?.length ?? 0) > maximumGroups)
    problems.push({ path: ['input', 'groupIds'], message: `Give at most ${maximumGroups} groups.` });
  // Deleting the groups in the source would lose which documents were in them.
  if (move && groupIds != null && !withDocuments)
    problems.push({ path: ['input', 'move'], message: 'Groups can be moved only together with their documents.' });
  if (stopAfter != null && (stopAfter < 1 || stopAfter > maximumDocuments))
    problems.push({ path: ['input', 'stopAfter'], message: `Give a number from 1 to ${maximumDocuments}.` });
  // Only the key leads the next request to what this one has done.
  if (stopAfter != null && key == null)
    problems.push({ path: ['input', 'key'], message: 'Give a key, so that the next request can go on.' });
  if (problems.length > 0) throw badUserInput(problems);
}

/** The documents of a selection outside the trash, in the order in which they were added. */
async function readDocuments(library: LibraryReader, selection: Selection): Promise<{ id: string; text: number }[]> {
  const rows = await library.query<{ id: string; text: number }>(
    (libraryId) => sql`
      select id, octet_length(search_text) as text from documents
      where ${selectionSql(libraryId, selection)} and state = 'active' order by added, id limit ${maximumDocuments + 1}`,
  );
  if (rows.length <= maximumDocuments) return rows;
  const message = `At most ${maximumDocuments.toLocaleString('en')} documents at once. Copy them in several steps.`;
  throw badUserInput([{ path: ['input'], message }]);
}

async function readSelected(source: ReadableLibrary, input: DocumentSelection, path: readonly string[]) {
  const selection = await readSelection(source, input, path);
  await checkSelection(source, selection);
  return askingFor(selection, () => readDocuments(source, selection));
}

function planOf(
  selected: readonly { id: string; text: number }[],
  isCopied: ReadonlySet<string>,
  groups: GroupsToCopy | null,
  namesGroups: boolean,
): CopyPlan {
  const documents = selected.filter(({ id }) => !isCopied.has(id));
  const parts = cutIntoParts(documents, ({ text }) => text, largestWrite);
  return {
    parts: parts.map((part) => part.map(({ id }) => id)),
    documentCount: documents.length,
    text: documents.reduce((sum, { text }) => sum + text, 0),
    groups,
    namesGroups,
  };
}

/**
 * Reads what a checked request copies, except the documents that earlier requests with its key have copied. Throws NOT_FOUND for documents and groups that
 * are not in the source.
 */
export async function readCopyPlan(
  source: ReadableLibrary,
  input: CopyToLibraryInput,
  isCopied: ReadonlySet<string> = new Set(),
): Promise<CopyPlan> {
  const { selection, groupIds, withGroups, withDocuments } = input;
  await ensureDerived(source);
  if (selection != null) {
    const documents = await readSelected(source, selection, ['input', 'selection']);
    const ids = documents.map(({ id }) => id);
    return planOf(documents, isCopied, withGroups ? await readGroupsAround(source, ids) : null, false);
  }
  const groups = await readNamedGroups(source, groupIds ?? []);
  const filterBy = { groupIds: [...groups.ids] };
  const documents = withDocuments ? await readSelected(source, { filterBy }, ['input']) : [];
  return planOf(documents, isCopied, groups, true);
}
