// Brings an exported file to the person. What an address can name the browser streams to the disk by itself, and shows how far it is;
// the page only asks first whether there is such a file. The rest comes through the page.
import { addressOf, type ExportedDocuments, requestOf } from './exportAddress.ts';
import { askForFile } from './askForFile.ts';
import type { ExportFormat } from './exportFormats.ts';
import { fileNameIn, saveAs } from './saveAs.ts';
import { exportTexts } from './exportTexts.ts';

/** The browser has taken it by then, in ms. */
const taken = 60_000;

/** Resolves once the browser has the file or brings it; rejects with words for the person. */
export async function downloadFile(documents: ExportedDocuments, format: ExportFormat, signal: AbortSignal) {
  const address = addressOf(documents, format);
  if (address !== null) {
    await askForFile(new Request(address, { method: 'HEAD' }), signal);
    saveAs(address);
    return;
  }
  const response = await askForFile(requestOf(documents, format), signal);
  // Documents that are named one by one, or all but some: the browser holds them as a blob, which it puts on the disk where it is large.
  // Its limit is that of blobs, a tenth of the free disk; of 100,000 documents the file is some 90 MB.
  const file = await response.blob().catch(() => {
    throw new Error(exportTexts.cutOff);
  });
  const link = URL.createObjectURL(file);
  saveAs(link, fileNameIn(response.headers.get('content-disposition')));
  setTimeout(() => {
    URL.revokeObjectURL(link);
  }, taken);
}
