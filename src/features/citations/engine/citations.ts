// Formats the references of a library in the browser: styles from the server, documents as CSL-JSON, and the worker that joins them.
import type { Cite } from '#bibliography/citation/citationEngine.ts';
import type { Bibliography, Reference, Run } from '#bibliography/citation/formattedText.ts';
import type { ListedStyle, StyleIndex } from '#bibliography/citation/styleIndex.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { createListeners } from '#src/ui/createListeners.ts';
import { askForFile } from '#src/ui/export/askForFile.ts';
import { requestOf } from '#src/ui/export/exportAddress.ts';
import { cslJson } from '#src/ui/export/exportFormats.ts';
import { libraryParameters, openLibraryId } from '#src/ui/export/openLibraryId.ts';
import { type Asking, createAsk } from './askWorker.ts';
import type { CitationAnswer, CitationQuestion, CitationTask, StyleChoice } from './citationQuestions.ts';
import { engineTexts } from './engineTexts.ts';

export type { StyleChoice } from './citationQuestions.ts';

/** In milliseconds: for a style that has to be fetched, and for each reference. A slow phone takes a tenth of it. */
const timeouts = { style: 20_000, item: 50 };

/** Fewer references are formatted before a new worker would have started. */
const longFrom = 50;

const ask = createAsk<CitationQuestion, CitationAnswer, Bibliography>({
  start({ progressed, answered, failed }) {
    const worker = new Worker(new URL('./citationWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CitationAnswer>) => {
      if (data.kind === 'part') progressed(data.bibliography);
      else answered(data);
    };
    worker.onerror = failed;
    return worker;
  },
  isTerminatedOnAbort: ({ task }) => 'items' in task && task.items.length > longFrom,
  timeoutOf: ({ task }) => timeouts.style + ('items' in task ? task.items.length * timeouts.item : 0),
  texts: engineTexts,
});

/** All styles of a library, also those of its own, and the locales. */
export interface LibraryStyles extends StyleIndex {
  readonly styles: readonly ListedStyle[];
}

/** The list, and the library that it belongs to. */
let kept: { readonly libraryId: string | null; readonly styles: Promise<LibraryStyles> } | null = null;

async function fetchStyles(libraryId: string | null): Promise<LibraryStyles> {
  const parameters = new URLSearchParams(libraryParameters(libraryId)).toString();
  const response = await fetch(`/api/styles${parameters && `?${parameters}`}`).catch(() => null);
  if (!response) throw new Error(engineTexts.noConnection);
  if (!response.ok) throw new Error(engineTexts.noStyles(response.status));
  return (await response.json()) as LibraryStyles;
}

/** The styles and locales that there are, also one's own. Kept until `forgetStyles`, or until another library is open. Rejects with a message for people. */
export function loadStyles(): Promise<LibraryStyles> {
  const libraryId = openLibraryId();
  if (kept?.libraryId === libraryId) return kept.styles;
  const asked = { libraryId, styles: fetchStyles(libraryId) };
  kept = asked;
  asked.styles.catch(() => {
    // Asked again next time.
    if (kept === asked) kept = null;
  });
  return asked.styles;
}

const styleChanges = createListeners();

/** Calls the listener whenever the list of styles has changed; the result stops that. */
export const onStylesChanged = styleChanges.hear;

/** Drops the list of styles, so that it is requested again after one was added or removed. */
export function forgetStyles(): void {
  kept = null;
  styleChanges.tell();
}

/** The list with this style: one that was added in another window is not in a list that was loaded before. */
async function stylesWith(style: string): Promise<LibraryStyles> {
  const styles = await loadStyles();
  if (styles.styles.some(({ id }) => id === style)) return styles;
  forgetStyles();
  return loadStyles();
}

/** Asks the worker; rejects with a message for people, or with an `AbortError`. */
async function askFor(
  task: CitationTask,
  choice: StyleChoice,
  asking: Asking<Bibliography>,
): Promise<Exclude<CitationAnswer, { kind: 'error' }>> {
  const answer = await ask({ index: await stylesWith(choice.style), choice, task }, asking);
  if (answer.kind === 'error') throw new Error(answer.message);
  return answer;
}

/** Fetches a style, so that what is formatted next does not wait for it. Rejects with a message for people if there is none. */
export async function loadStyle(choice: StyleChoice, signal?: AbortSignal): Promise<void> {
  await askFor({ kind: 'load' }, choice, { signal });
}

/**
 * The references of the items in the order of the style; null if the style has no bibliography. `onFirst` is called with those that are there already, and again with
 * each more. Rejects with a message for people.
 */
export async function formatBibliography(
  items: readonly CslItem[],
  choice: StyleChoice,
  signal?: AbortSignal,
  onFirst?: (bibliography: Bibliography) => void,
): Promise<Bibliography | null> {
  let before: readonly Reference[] = [];
  const joined = (part: Bibliography): Bibliography => ({ ...part, references: [...before, ...part.references] });
  const onPart = (part: Bibliography) => {
    const whole = joined(part);
    before = whole.references;
    onFirst?.(whole);
  };
  const answer = await askFor({ kind: 'bibliography', items }, choice, { signal, onPart });
  if (answer.kind !== 'bibliography') throw new Error(engineTexts.broken);
  return answer.bibliography && joined(answer.bibliography);
}

/** A citation in the text of a few of the items; `items` are all that the text cites. Rejects with a message for people. */
export async function formatCitation(
  items: readonly CslItem[],
  cites: readonly Cite[],
  choice: StyleChoice,
  signal?: AbortSignal,
): Promise<readonly Run[]> {
  const answer = await askFor({ kind: 'citation', items, cites }, choice, { signal });
  if (answer.kind !== 'citation') throw new Error(engineTexts.broken);
  return answer.runs;
}

/** The documents as CSL-JSON, whose ids are their citation keys as in any export. Rejects with a reason that continues a sentence. */
export async function askForItems(
  documents: Pick<ActionTarget, 'selection'>,
  signal?: AbortSignal,
): Promise<CslItem[]> {
  const response = await askForFile(requestOf(documents, cslJson), signal);
  return (await response.json()) as CslItem[];
}

/** So many references a browser formats in a few seconds. The server takes no more either. */
export const maximumReferences = 2_000;
