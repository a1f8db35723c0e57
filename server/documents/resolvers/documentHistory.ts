// Document.history
import type {
  DocumentChangeAction,
  DocumentFieldChange,
  DocumentHistoryConnection,
  DocumentRevision,
} from '../../__generated__/resolverTypes.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Context } from '../../graphql/context.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { type Json, canonicalJson } from '../../library/canonicalJson.ts';
import type { DocumentRow } from '../../library/documentRow.ts';
import type { LibraryReader } from '../../library/library.ts';
import {
  type ChangeAction,
  contentBefore,
  type EarlierContent,
  type KeptChange,
  readChangesBefore,
  readRevision,
} from '../../library/history.ts';
import { inputField } from '../../library/storedFields.ts';
import { findDocument } from '../../library/writeDocuments.ts';
import { findAdder } from '../whoAdded.ts';

const defaultSize = 20;
const largestSize = 100;
const largestRevision = 2 ** 31 - 1;

const actions: Readonly<Record<ChangeAction, DocumentChangeAction>> = {
  edit: 'EDIT',
  bulkEdit: 'BULK_EDIT',
  undo: 'UNDO',
  bringBack: 'BRING_BACK',
};

interface HistoryArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** The number of requested revisions, and the revision before which they are. */
function readArguments({ first, after }: HistoryArguments): { size: number; before: number | null } {
  const problems: InputProblem[] = [];
  const size = first ?? defaultSize;
  if (size < 0) problems.push({ path: ['first'], message: 'The page size cannot be negative.' });
  if (size > largestSize)
    problems.push({ path: ['first'], message: `A page can have at most ${largestSize} revisions.` });
  const before = after == null ? null : /^[1-9]\d{0,9}$/.test(after) ? Number(after) : NaN;
  if (before !== null && !(before <= largestRevision)) {
    problems.push({ path: ['after'], message: 'This cursor is not from this history.' });
  }
  if (problems.length > 0) throw badUserInput(problems);
  return { size, before };
}

function toChange(
  field: Pick<DocumentFieldChange, 'kind' | 'name'>,
  before: Json | null | undefined,
  after: Json | null | undefined,
): DocumentFieldChange {
  const text = (value: Json | null | undefined) => (value == null ? null : canonicalJson(value));
  return { __typename: 'DocumentFieldChange', ...field, before: text(before), after: text(after) };
}

/** A revision without its author, whose name may have to be queried. */
type Authored = Omit<DocumentRevision, 'by'> & { readonly userId: string | null };

function presentChange(change: KeptChange, after: EarlierContent): Authored {
  const fields = Object.entries(change.before).map(([name, value]) =>
    toChange(inputField(after.kind, name), value, after.fields[name]),
  );
  return {
    __typename: 'DocumentRevision',
    revision: change.revision,
    at: change.at.toISOString(),
    action: actions[change.action],
    userAgent: change.device,
    userId: change.user_id,
    changes: [
      ...(change.kind_before === null ? [] : [toChange({ kind: null, name: 'kind' }, change.kind_before, after.kind)]),
      ...fields,
    ],
  };
}

/** Presents the oldest revision that is kept, for which there is no earlier content. */
function presentFirst(revision: number, { added }: DocumentRow, adder: string | null): Authored {
  const isAdded = revision === 1;
  return {
    __typename: 'DocumentRevision',
    revision,
    at: isAdded ? added.toISOString() : null,
    action: isAdded ? 'ADD' : null,
    userAgent: null,
    userId: isAdded ? adder : null,
    changes: [],
  };
}

/** The revisions of a page, and one more if there is a next page. */
async function readRevisions(
  context: Context,
  library: LibraryReader,
  row: DocumentRow,
  before: number | null,
  size: number,
): Promise<Authored[]> {
  const newest = Math.min(before === null ? row.revision : before - 1, row.revision);
  const newestContent = await readRevision(library, row, newest);
  if (newestContent === null) return [];
  let content = newestContent;
  const changes = await readChangesBefore(library, row.id, newest + 1, size + 1);
  const revisions = changes.map((change) => {
    const presented = presentChange(change, content);
    content = contentBefore(content, change);
    return presented;
  });
  if (changes.length <= size) {
    const first = (changes.at(-1)?.revision ?? newest + 1) - 1;
    revisions.push(presentFirst(first, row, await findAdder(context, row.id)));
  }
  return revisions;
}

/** The field `history` for every kind of document; parts of documents have no history of their own. */
export const documentHistory = {
  async history({ id }: { id: string }, args: HistoryArguments, context: Context): Promise<DocumentHistoryConnection> {
    const { size, before } = readArguments(args);
    const libraryId = await context.libraries.find(null, [id]);
    const library = context.libraries.toRead(libraryId);
    const row = await findDocument(library, id);
    const revisions = row ? await readRevisions(context, library, row, before, size) : [];
    const edges = await Promise.all(
      revisions.slice(0, size).map(async ({ userId, ...revision }) => ({
        __typename: 'DocumentHistoryEdge' as const,
        node: {
          ...revision,
          // Another member's browser is theirs to know.
          userAgent: userId === null || userId === context.viewer?.id ? revision.userAgent : null,
          by: await findPerson(context, { libraryId, userId }),
        },
        cursor: String(revision.revision),
      })),
    );
    return {
      __typename: 'DocumentHistoryConnection',
      edges,
      pageInfo: {
        __typename: 'PageInfo',
        startCursor: edges.at(0)?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
        hasPreviousPage: before !== null,
        hasNextPage: revisions.length > size,
      },
    };
  },
};
