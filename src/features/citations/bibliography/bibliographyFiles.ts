// A bibliography as files, and on the clipboard.
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import { languageOf } from '#bibliography/citation/styleLanguage.ts';
import { writeHtmlFile } from '#bibliography/citation/writeHtmlFile.ts';
import { writeMarkdownBibliography } from '#bibliography/citation/writeMarkdown.ts';
import { writePlainBibliography } from '#bibliography/citation/writePlainText.ts';
import { writeRtfBibliography } from '#bibliography/citation/writeRtf.ts';
import { writePastedBibliography, writePlainPaste } from '../copy/writePasted.ts';
import { saveAs } from '#src/ui/export/saveAs.ts';
import { loadStyles, type StyleChoice } from '../engine/citations.ts';
import { bibliographyTexts } from './bibliographyTexts.ts';

/** What a file says beside the references. */
interface FileHead {
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

/** Hands the browser a file with the references, in the language that they are formatted in. */
export async function saveBibliography(
  bibliography: Bibliography,
  format: FileFormat,
  { style, locale }: StyleChoice,
): Promise<void> {
  const { styles } = await loadStyles();
  const language = languageOf(styles.find(({ id }) => id === style) ?? { defaultLocale: null }, locale);
  const file = new Blob([format.write(bibliography, { title: bibliographyTexts.title, language })], {
    type: `${format.type};charset=utf-8`,
  });
  const link = URL.createObjectURL(file);
  saveAs(link, `bibliography.${format.extension}`);
  setTimeout(() => {
    URL.revokeObjectURL(link);
  }, taken);
}

/** Puts the references on the clipboard, formatted and plain. Rejects if the browser refuses. */
export async function copyBibliography(bibliography: Bibliography): Promise<void> {
  const written = {
    'text/html': writePastedBibliography(bibliography),
    'text/plain': writePlainPaste(bibliography),
  };
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(Object.entries(written).map(([type, text]) => [type, new Blob([text], { type })])),
    ),
  ]);
}
