// A thread of the pool: formats references by citeproc, one task after the other. It keeps the engines of the styles that were used last.
import { parentPort, workerData } from 'node:worker_threads';
import type { CitationEngine } from '#bibliography/citation/citationEngine.ts';
import type { Bibliography, Reference } from '#bibliography/citation/formattedText.ts';
import { createEngineLoader } from '#bibliography/citation/loadEngines.ts';
import { CslError } from '#bibliography/citation/readCslXml.ts';
import { languageOf } from '#bibliography/citation/styleLanguage.ts';
import { findParent, type ListedStyle } from '#bibliography/citation/styleIndex.ts';
import { writeHtmlReference } from '#bibliography/citation/writeHtml.ts';
import { writeHtmlFile } from '#bibliography/citation/writeHtmlFile.ts';
import { writeMarkdownBibliography, writeMarkdownReference } from '#bibliography/citation/writeMarkdown.ts';
import { writePlainBibliography, writePlainReference } from '#bibliography/citation/writePlainText.ts';
import { writeRtfBibliography, writeRtfCitation } from '#bibliography/citation/writeRtf.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { summarizeStyle } from '../summarizeStyle.ts';
import type {
  BibliographyFormat,
  FormatResults,
  FormatTask,
  FromThread,
  ThreadStart,
  ToThread,
} from './formatMessages.ts';

interface Writer {
  /** A file. */
  readonly bibliography: (bibliography: Bibliography, about: { title: string; language: string }) => string;
  readonly reference: (reference: Reference) => string;
}

const writers: Readonly<Record<BibliographyFormat, Writer>> = {
  html: { bibliography: writeHtmlFile, reference: writeHtmlReference },
  text: { bibliography: writePlainBibliography, reference: writePlainReference },
  markdown: { bibliography: writeMarkdownBibliography, reference: writeMarkdownReference },
  rtf: {
    bibliography: writeRtfBibliography,
    reference: ({ blocks }) => writeRtfCitation(blocks.flatMap(({ runs }) => runs)),
  },
};

const port = parentPort;
if (port === null) throw new Error('This is a thread of the server.');
const send = (message: FromThread) => port.postMessage(message);

/** What goes on when a file that was asked for comes. */
const awaited = new Map<string, ((text: string | null) => void)[]>();

function read(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const others = awaited.get(path) ?? [];
    awaited.set(path, [
      ...others,
      (text) => {
        if (text === null) reject(new Error(`The file ${path} could not be read.`));
        else resolve(text);
      },
    ]);
    if (others.length === 0) send({ kind: 'read', path });
  });
}

function receive(path: string, text: string | null): void {
  const waiting = awaited.get(path) ?? [];
  awaited.delete(path);
  for (const goOn of waiting) goOn(text);
}

const shared = workerData as ThreadStart;
/** The style of the present task, if it belongs to a library. */
let own: ListedStyle | null = null;
const index = {
  get styles() {
    return own === null ? shared.styles : [...shared.styles, own];
  },
  locales: shared.locales,
};
const loader = createEngineLoader({ index, read });

async function readParent(id: string): Promise<string | null> {
  const parent = findParent(shared.styles, id);
  return parent && read(parent.path);
}

/** A number or label says nothing where a reference stands alone. */
function withoutLabel(reference: Reference): Reference {
  const { blocks } = reference;
  if (!blocks.some(({ place }) => place === 'leftMargin')) return reference;
  const rest = blocks.filter(({ place }) => place !== 'leftMargin');
  return {
    ...reference,
    blocks: rest.map((block) => (block.place === 'rightInline' ? { ...block, place: 'line' } : block)),
  };
}

function writeEach(engine: CitationEngine, items: readonly CslItem[], { reference }: Writer): string[] | null {
  const written: string[] = [];
  for (const item of items) {
    const bibliography = engine.bibliography([item]);
    if (bibliography === null) return null;
    written.push(bibliography.references.map((each) => reference(withoutLabel(each))).join(''));
  }
  return written;
}

const sample: CslItem = {
  id: 'sample',
  type: 'article-journal',
  title: 'Title',
  author: [{ family: 'Family', given: 'Given' }],
  issued: { 'date-parts': [[2000]] },
};

/** Uses a style once, because some mistakes show only then. */
async function check(xml: string): Promise<FormatResults['check']> {
  const summary = await summarizeStyle(xml, readParent);
  const engine = await loader.loadOwn(xml, null);
  engine.bibliography([sample]);
  engine.citation([sample], [{ id: sample.id }]);
  return summary;
}

async function perform(task: FormatTask): Promise<FormatResults[keyof FormatResults]> {
  if (task.kind === 'check') return check(task.xml);
  const { style, locale, format, items } = task;
  own = style.source === 'own' ? style : null;
  const engine = await loader.load(style.id, locale);
  const writer = writers[format];
  if (task.kind === 'references') return writeEach(engine, items, writer);
  const bibliography = engine.bibliography(items);
  const language = languageOf(style, locale);
  return bibliography && writer.bibliography(bibliography, { title: task.title, language });
}

send({ kind: 'ready' });
port.on('message', (message: ToThread) => {
  if (message.kind === 'file') {
    receive(message.path, message.text);
    return;
  }
  perform(message.task).then(
    (result) => send({ kind: 'done', result }),
    (error: unknown) => {
      if (error instanceof CslError) send({ kind: 'refused', message: error.message });
      else send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
