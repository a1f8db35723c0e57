// Downloads an exported file. If it has an address, the browser streams it to disk with its own progress display, after the page has asked whether the file
// exists. Otherwise the page loads it.
import { addressOf, type ExportedDocuments, requestOf } from './exportAddress.ts';
import { askForFile } from './askForFile.ts';
import type { ExportFormat } from './exportFormats.ts';
import { fileNameIn, saveAs, saveBlob } from './saveAs.ts';
import { exportTexts } from './exportTexts.ts';

/** Resolves once the browser has the file or has started to download it; rejects with a message. */
export async function downloadFile(
  documents: ExportedDocuments,
  format: ExportFormat,
  libraryId: string | null,
  signal: AbortSignal,
) {
  const address = addressOf(documents, format, libraryId);
  if (address !== null) {
    await askForFile(new Request(address, { method: 'HEAD' }), signal);
    saveAs(address);
    return;
  }
  const response = await askForFile(requestOf(documents, format, libraryId), signal);
  // Documents selected one by one need a POST, whose result is a blob. Large blobs are stored on disk; their limit is a tenth of the free space, and 100,000
  // documents take about 90 MB.
  const file = await response.blob().catch(() => {
    throw new Error(exportTexts.cutOff);
  });
  saveBlob(file, fileNameIn(response.headers.get('content-disposition')));
}
