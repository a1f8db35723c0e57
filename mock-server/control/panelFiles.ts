// Serves the control panel and the script for the pages, which tools/build.mjs builds into their own folder.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readSiteFiles, sendSiteFile } from '#server/http/siteFiles.ts';
import { controlPath } from './controlPath.ts';

const panelPage = '/mock.html';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The frames that show mails inherit this policy, and mails contain inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Sends the file at a path below /__mock. Returns false if there is none. */
export type SendPanelFile = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** If the panel has not been built, there are no files. */
export function createPanelFiles(folder: string): SendPanelFile {
  const files = existsSync(folder + panelPage) ? readSiteFiles(folder) : new Map<string, never>();
  return (request, response, path) => {
    const file = files.get(path === controlPath ? panelPage : path.slice(controlPath.length));
    if (file === undefined) return false;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-cache');
    sendSiteFile(request, response, 200, file);
    return true;
  };
}
