// A bibliography as files, and on the clipboard.
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import { languageOf } from '#bibliography/citation/styleLanguage.ts';
import { writeHtmlFile } from '#bibliography/citation/writeHtmlFile.ts';
import { writeMarkdownBibliography } from '#bibliography/citation/writeMarkdown.ts';
import { writePlainBibliography } from '#bibliography/citation/writePlainText.ts';
import { writeRtfBibliography } from '#bibliography/citation/writeRtf.ts';
import { copyWritten } from '../copy/copyText.ts';
import { writePastedBibliography, writePlainPaste } from '../copy/writePasted.ts';
import type { CopiedText } from '#machines/citing/citingTypes.ts';
import { saveBlob } from '#src/ui/export/saveAs.ts';
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
  saveBlob(file, `bibliography.${format.extension}`);
}

/** Puts the references on the clipboard, formatted and plain. Call it in the press itself. */
export function copyBibliography(bibliography: Bibliography): void {
  const count = bibliography.references.length;
  const copied: CopiedText = {
    html: writePastedBibliography(bibliography),
    text: writePlainPaste(bibliography),
    formatted: { kind: 'bibliography', bibliography },
    name: bibliographyTexts.copiedName,
    count,
  };
  copyWritten(copied, 'reference', bibliographyTexts.copied(count));
}
