// Asks the server for an exported file, and says in words for a person why there is none.

const reasons: Readonly<Record<number, string>> = {
  400: 'the server does not know this group or cannot run this search any more. Load the list anew',
  401: 'you are not logged in any more. Log in again, then try again',
  404: 'the server knows no such file. Reload the page',
  413: 'too many documents are named one by one. Select all, or a group',
  429: 'three downloads are under way already, or there were many within a short time. Wait a moment, then try again',
};

/** Resolves with an answer that holds the file; rejects with a reason that goes on a sentence. */
export async function askForFile(request: Request, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(request, signal ? { signal } : {}).catch(() => null);
  if (response?.ok) return response;
  if (!response) throw new Error('the server cannot be reached. Try again when you are online');
  throw new Error(reasons[response.status] ?? `the server failed (${response.status}). Try again in a moment`);
}
