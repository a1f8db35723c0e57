// Requests an exported file from the server, with messages for people if there is none.
import { exportTexts } from './exportTexts.ts';

/** Resolves with a response that has the file; rejects with a reason that continues a sentence. */
export async function askForFile(request: Request, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(request, signal ? { signal } : {}).catch(() => null);
  if (response?.ok) return response;
  if (!response) throw new Error(exportTexts.noConnection);
  throw new Error(exportTexts.reasons[response.status] ?? exportTexts.serverFailed(response.status));
}
