// The newest version over HTTP: as an answer of the API, and as the redirect to a file of it.
import type { ServerResponse } from 'node:http';
import { downloadAddress, requestedDownload } from '#site/downloads.ts';
import type { Releases } from '../edges.ts';
import { sendJson, sendRedirect } from '../http/answer.ts';

export interface DownloadOptions {
  releases: Releases;
  /** An https address without a slash at the end; nobody is led anywhere but below it. */
  releasesUrl: string;
  reportError: (error: unknown) => void;
}

/**
 * `GET /api/getLatestRelease`: the version, and where its files are, for pages that make their addresses. That nobody knows a
 * version is an answer too, and no error in the visitor's console.
 */
export async function answerLatestRelease(
  response: ServerResponse,
  { releases, releasesUrl }: Pick<DownloadOptions, 'releases' | 'releasesUrl'>,
): Promise<void> {
  sendJson(response, 200, { version: await releases.latestVersion(), releasesUrl });
}

export function isDownloadPath(path: string): boolean {
  return requestedDownload(path) !== null;
}

/** `/download/{os?}`: leads to the file, or to the base release location, and never fails: who wants to download gets there. */
export async function answerDownload(
  response: ServerResponse,
  path: string,
  { releases, releasesUrl, reportError }: DownloadOptions,
): Promise<void> {
  const version = await releases.latestVersion().catch((error: unknown) => {
    reportError(error);
    return null;
  });
  sendRedirect(response, downloadAddress(requestedDownload(path), version, releasesUrl));
}
