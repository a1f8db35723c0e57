// The citing machine with some documents and the browser around it.
import type { Environment } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { splitBlocks } from '#bibliography/bibtex/blocks.ts';
import { citingMachine } from '#machines/citing/citingMachine.ts';
import type { CitedDocuments, CitingChoice, CitingPreview, CopiedText } from '#machines/citing/citingTypes.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { loadIds } from '#src/relay/loadIds.ts';
import { askForFile } from '#src/ui/export/askForFile.ts';
import { requestOf } from '#src/ui/export/exportAddress.ts';
import { exportFormats } from '#src/ui/export/exportFormats.ts';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';
import { settleTyped } from '#src/ui/undo/undoHistory.ts';
import { styleNameOf } from '../styles/styleOptions.ts';
import { askForItems, loadStyle, loadStyles, maximumReferences } from '../engine/citations.ts';
import { type CopyFormat, copyFormatOf } from './copyFormats.ts';
import { copyTexts } from './copyTexts.ts';
import { openClipboard } from './openClipboard.ts';
import { fetchStyleChoice } from './fetchStyleChoice.ts';

/** Up to so many documents are all in the preview, and can have details in a citation. */
export const detailedAtMost = 20;

/** So many of more documents are in the preview. */
const shownAtMost = 3;

/** The documents that the preview shows. */
async function firstOf(
  environment: Environment,
  documents: ExportedDocuments,
): Promise<Pick<ExportedDocuments, 'selection'>> {
  const { selection, count } = documents;
  if (count !== null && count <= detailedAtMost) return documents;
  if (selection.ids) return { selection: { ids: selection.ids.slice(0, shownAtMost) } };
  const excepted = new Set(selection.except);
  const ids = await loadIds(
    environment,
    { filterBy: selection.filterBy },
    0,
    shownAtMost + Math.min(excepted.size, 500),
  );
  return { selection: { ids: ids.filter((id) => !excepted.has(id)).slice(0, shownAtMost) } };
}

async function fetchDocuments(
  documents: Pick<ExportedDocuments, 'selection'>,
  from: CopyFormat['from'],
): Promise<CitedDocuments> {
  if (from === 'items') return { kind: 'items', items: await askForItems(documents) };
  const format = exportFormats.find(({ id }) => id === from);
  if (!format) throw new Error(`There is no file format ${from}`);
  return { kind: 'entries', text: await (await askForFile(requestOf(documents, format))).text() };
}

const countOf = (documents: CitedDocuments): number =>
  documents.kind === 'items'
    ? documents.items.length
    : splitBlocks(documents.text).filter(({ kind }) => kind === 'entry').length;

async function writeText(
  environment: Environment,
  { format: id, style, details }: CitingChoice,
  documents: CitedDocuments,
  signal: AbortSignal,
): Promise<CopiedText> {
  const format = copyFormatOf(id);
  const count = countOf(documents);
  if (count === 0) throw new Error(copyTexts.none.documents);
  if (format.from !== 'items') {
    const written = format.write(documents.kind === 'entries' ? documents.text : '');
    return { ...written, name: format.name(null, count), count };
  }
  const items = documents.kind === 'items' ? documents.items : [];
  const choice = format.needsStyle ? (style ?? (await fetchStyleChoice(environment))) : { style: '', locale: null };
  const styleName = format.needsStyle ? styleNameOf(await loadStyles(), choice.style) : '';
  const cites = items.map(({ id: key }, index) => ({ ...details[index], id: key }));
  const written = await format.write({ items, cites, choice, styleName, signal });
  return { ...written, name: format.name(styleName, count), count };
}

/** The machine for these documents. What it fetched is kept as long as it runs. */
export function citingOf(environment: Environment, documents: ExportedDocuments): typeof citingMachine {
  const fetched = new Map<string, Promise<CitedDocuments>>();
  /** Fetched once for all formats that are written from the same; again if that failed. */
  function fetchOnce(scope: 'all' | 'first', from: CopyFormat['from']): Promise<CitedDocuments> {
    const isAll = scope === 'all' || (documents.count !== null && documents.count <= detailedAtMost);
    const key = `${isAll ? 'all' : 'first'} ${from}`;
    const known = fetched.get(key);
    if (known) return known;
    const fetching = (async () => fetchDocuments(isAll ? documents : await firstOf(environment, documents), from))();
    fetched.set(key, fetching);
    fetching.catch(() => fetched.delete(key));
    return fetching;
  }

  /** What was typed last is part of the documents, also of those that were fetched before it. */
  async function settle(): Promise<void> {
    if (!isAnythingHeld()) return;
    await settleTyped();
    fetched.clear();
  }

  return citingMachine.provide({
    actors: {
      preview: fromPromise<CitingPreview, { choice: CitingChoice }>(async ({ input: { choice }, signal }) => {
        await settle();
        const first = await fetchOnce('first', copyFormatOf(choice.format).from);
        return { text: await writeText(environment, choice, first, signal), documents: first };
      }),
      load: fromPromise<CitedDocuments, { choice: CitingChoice }>(async ({ input: { choice }, signal }) => {
        const format = copyFormatOf(choice.format);
        if (format.needsStyle && (documents.count ?? 0) > maximumReferences)
          throw new Error(copyTexts.tooMany(maximumReferences));
        await settle();
        const [loaded] = await Promise.all([
          fetchOnce('all', format.from),
          format.needsStyle && loadStyle(choice.style ?? (await fetchStyleChoice(environment)), signal),
        ]);
        if (format.needsStyle && countOf(loaded) > maximumReferences)
          throw new Error(copyTexts.tooMany(maximumReferences));
        return loaded;
      }),
      format: fromPromise<CopiedText, { choice: CitingChoice; documents: CitedDocuments }>(
        ({ input: { choice, documents: cited }, signal }) => writeText(environment, choice, cited, signal),
      ),
      clipboard: openClipboard,
    },
  });
}
