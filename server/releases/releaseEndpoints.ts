// Serves the newest version over HTTP: as JSON, and as redirects to its files.
import type { ServerResponse } from 'node:http';
import { downloadAddress, requestedDownload } from '#site/downloads.ts';
import type { Releases } from '../edges.ts';
import { sendJson, sendRedirect } from '../http/answer.ts';

export interface DownloadOptions {
  releases: Releases;
  /** An https address without a slash at the end; all redirects go to addresses below it. */
  releasesUrl: string;
  reportError: (error: unknown) => void;
}

/**
 * `GET /api/getLatestRelease`: the version and the location of its files, from which pages create the addresses. An unknown version is a regular
 * response, so that it is not shown as an error in the browser's console.
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

/** `/download/{os?}`: redirects to the file or, if that is unknown, to the base release location; it never fails. */
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
