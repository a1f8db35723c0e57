// A bibliography as files, and on the clipboard.
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import { writeHtmlFile, writeHtmlParagraphs } from '#bibliography/citation/writeHtmlFile.ts';
import { writeMarkdownBibliography } from '#bibliography/citation/writeMarkdown.ts';
import { writePlainBibliography } from '#bibliography/citation/writePlainText.ts';
import { writeRtfBibliography } from '#bibliography/citation/writeRtf.ts';
import { saveAs } from '#src/ui/export/saveAs.ts';

/** What a file says beside the references. */
export interface FileHead {
  readonly title: string;
  /** A language tag such as `en-US`. */
  readonly language: string;
}

interface FileFormat {
  readonly id: 'html' | 'rtf' | 'markdown' | 'text';
  readonly extension: string;
  readonly type: string;
  readonly write: (bibliography: Bibliography, head: FileHead) => string;
}

export const fileFormats: readonly FileFormat[] = [
  { id: 'html', extension: 'html', type: 'text/html', write: writeHtmlFile },
  { id: 'rtf', extension: 'rtf', type: 'application/rtf', write: writeRtfBibliography },
  { id: 'markdown', extension: 'md', type: 'text/markdown', write: writeMarkdownBibliography },
  { id: 'text', extension: 'txt', type: 'text/plain', write: writePlainBibliography },
];

/** The time after which the browser has taken a file, in milliseconds. */
const taken = 60_000;

/** Hands the browser a file with the references. */
export function saveBibliography(bibliography: Bibliography, format: FileFormat, head: FileHead): void {
  const file = new Blob([format.write(bibliography, head)], { type: `${format.type};charset=utf-8` });
  const link = URL.createObjectURL(file);
  saveAs(link, `bibliography.${format.extension}`);
  setTimeout(() => {
    URL.revokeObjectURL(link);
  }, taken);
}

/** Puts the references on the clipboard, formatted and plain. Rejects if the browser refuses. */
export async function copyBibliography(bibliography: Bibliography): Promise<void> {
  const written = {
    'text/html': writeHtmlParagraphs(bibliography),
    'text/plain': writePlainBibliography(bibliography),
  };
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(Object.entries(written).map(([type, text]) => [type, new Blob([text], { type })])),
    ),
  ]);
}
