// Writes selected documents as references in a citation style. Unlike an export it is made as a whole, because the style decides about order and
// numbers.
import sql from 'sql-template-tag';
import { type CslItem, toCslItem } from '#bibliography/exchange/cslJson.ts';
import { type FormatContext, formatReferences } from '../citations/formatReferences.ts';
import type { FormatWish } from '../citations/pool/formatMessages.ts';
import { serverStyleTexts } from '../citations/serverStyleTexts.ts';
import { badUserInput, codedError } from '../graphql/errors.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import type { LibraryReader } from '../library/library.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import { askingFor, type Selection } from '../list/selection.ts';
import { documentPages, presentOf } from './documentPages.ts';
import { FileKeys } from './fileKeys.ts';

const maximumDocuments = 2_000;
/** In characters of CSL-JSON: ten times as many as 2,000 documents with long abstracts have. */
const maximumItemsLength = 40_000_000;

const tooMany = () =>
  codedError(
    'PAYLOAD_TOO_LARGE',
    `A bibliography has at most ${maximumDocuments.toLocaleString('en')} documents. Choose fewer, or export them.`,
  );
const tooMuch = () =>
  codedError('PAYLOAD_TOO_LARGE', 'These documents hold too much text for a bibliography. Choose fewer.');

async function checkCount(library: LibraryReader, selection: Selection): Promise<void> {
  const rows = await askingFor(selection, () =>
    library.query<{ count: number }>(
      (libraryId) => sql`
        select count(*) from (
          select 1 from documents where ${presentOf(selection)(libraryId)} limit ${maximumDocuments + 1}
        ) chosen`,
    ),
  );
  if ((rows[0]?.count ?? 0) > maximumDocuments) throw tooMany();
}

/** The documents as items, with the keys that they have in an export. */
async function readItems(library: LibraryReader, selection: Selection): Promise<CslItem[]> {
  await checkCount(library, selection);
  const selected: LibraryReader = { query: (statement) => askingFor(selection, () => library.query(statement)) };
  const keys = new FileKeys(library, selection);
  const items: CslItem[] = [];
  let text = 0;
  const pages = documentPages<Pick<DocumentRow, 'kind' | 'fields'>>(selected, sql`kind, fields`, presentOf(selection));
  for await (const page of pages) {
    for (const { kind, fields } of page) {
      const draft = toWholeDocument(kind, fields);
      const item = toCslItem(draft, await keys.of(draft));
      text += JSON.stringify(item).length;
      if (text > maximumItemsLength) throw tooMuch();
      items.push(item);
    }
  }
  return items;
}

/** Makes a whole file; throws as `formatReferences` does. */
export async function writeBibliography(
  library: LibraryReader,
  selection: Selection,
  { wish, name, context, signal }: { wish: FormatWish; name: string; context: FormatContext; signal: AbortSignal },
): Promise<string> {
  const items = await readItems(library, selection);
  const title = name.replace(/^./u, (first) => first.toUpperCase());
  const text = await formatReferences({ ...wish, kind: 'bibliography', items, title }, context, signal);
  if (text !== null) return text;
  throw badUserInput([{ path: ['style'], message: serverStyleTexts.noBibliography(wish.style.title) }]);
}
