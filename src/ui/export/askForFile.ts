// Asks the server for an exported file, and says in words for a person why there is none.
import { exportTexts } from './exportTexts.ts';

/** Resolves with an answer that holds the file; rejects with a reason that goes on a sentence. */
export async function askForFile(request: Request, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(request, signal ? { signal } : {}).catch(() => null);
  if (response?.ok) return response;
  if (!response) throw new Error(exportTexts.noConnection);
  throw new Error(exportTexts.reasons[response.status] ?? exportTexts.serverFailed(response.status));
}
