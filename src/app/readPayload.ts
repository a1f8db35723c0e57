// Reads the payload of a prerendered page: from the HTML if it is the opened page, else from the server.
import { type PagePayload, payloadElementId, payloadPath } from '#site/payload.ts';
import { NetworkError } from '#src/relay/transportError.ts';

/** The payload of the page at `path`; null when there is no such page. Throws a NetworkError when the server does not answer. */
export async function readPayload(path: string): Promise<PagePayload | null> {
  const written = document.getElementById(payloadElementId);
  if (written?.dataset.path === path) return JSON.parse(written.textContent) as PagePayload;
  const response = await fetch(payloadPath(path)).catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new NetworkError();
  return (await response.json()) as PagePayload;
}
