// Documents taken out of the library: as a file, and their citation keys to be pasted elsewhere.
import { messageOf } from '#machines/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { countWords, type Subject } from './subject.ts';

/** Formats of the API, and the names of the files. */
export const formats = [
  { format: 'biblatex', name: 'BibLaTeX', file: 'documents.bib' },
  { format: 'bib', name: 'BibTeX', file: 'documents.bib' },
  { format: 'ris', name: 'RIS', file: 'documents.ris' },
  { format: 'csl.json', name: 'CSL JSON', file: 'documents.json' },
] as const;

type Format = (typeof formats)[number];

async function ask(format: Format['format'], { selection }: Subject): Promise<Response> {
  const response = await fetch(`/api/export/${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(selection),
  }).catch(() => null);
  if (response?.ok) return response;
  throw new Error(response ? `the server answered ${response.status}` : 'Network request failed');
}

function fail(what: string, error: unknown): void {
  toast({ tone: 'danger', message: `${what}: ${messageOf(error)}. Your library is safe.`, timeout: null });
}

/** Has the browser save them as a file. */
export async function exportDocuments(subject: Subject, { format, name, file }: Format): Promise<void> {
  try {
    const address = URL.createObjectURL(await (await ask(format, subject)).blob());
    const link = Object.assign(document.createElement('a'), { href: address, download: file });
    link.click();
    // The browser has taken it by then.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 60_000);
    const many = subject.count === null ? subject.name : countWords(subject.count);
    toast({ tone: 'success', message: `Exported as ${name}: ${many}` });
  } catch (error) {
    fail('Not exported', error);
  }
}

/** The keys of an exported file: those that are made for documents without one are the same as in any other export. */
export function keysIn(bibliography: string): string[] {
  const entries = bibliography.matchAll(/^@(\w+)\{([^,\s{}]+),/gm);
  return [...entries].flatMap(([, type = '', key = '']) => (/^(?:comment|string|preamble)$/i.test(type) ? [] : [key]));
}

/** Puts the keys on the clipboard, with commas between them as `\cite` takes them. */
export async function copyCitationKeys(subject: Subject): Promise<void> {
  try {
    const keys = keysIn(await (await ask('bib', subject)).text());
    await navigator.clipboard.writeText(keys.join(','));
    const many =
      keys.length === 1 ? `Citation key ${keys[0] ?? ''}` : `${keys.length.toLocaleString('en')} citation keys`;
    toast({ tone: 'success', message: `${many} copied` });
  } catch (error) {
    fail('Not copied', error);
  }
}
