// Serves the built app: its files, the pages that were made at build, and for the app's own addresses its empty page; stories
// and statecharts have pages of their own.
//
// All of it (a few megabytes) is read when the server starts. A build that replaces the folder while this runs then takes
// no script away from the pages that are open, and no request can fail, or end the process, on a file that is gone.
import type { RequestListener } from 'node:http';
import { isBuildManifestPath, latestBuildPath } from '#site/builds.ts';
import { readColorMode } from '#site/colorMode.ts';
import { machinesIn } from '#site/statecharts.ts';
import type { AppEnv } from '../settings.ts';
import { addressOf } from './address.ts';
import { allows, reading, sendRedirect, sendText } from './answer.ts';
import { answerLive, findLiveScript } from './liveScript.ts';
import { createPages, writeNotFoundPage } from './pages.ts';
import { note } from './requestLog.ts';
import { appPageAt, appPages, isStatechartPath, isStoryPath, machineAt, shellFile } from './routePatterns.ts';
import { allowOwnFrames } from './securityHeaders.ts';
import { createSiteFile, readSiteFiles, sendSiteFile } from './siteFiles.ts';
import { robots, siteMap } from './siteMap.ts';

/** What the site has to know of the server that serves it. */
export interface SiteServer {
  readonly appEnv: AppEnv;
  /** The address of the site, without a slash at its end; known once the server listens. */
  publicUrl: () => string;
}

export interface SiteOptions {
  /** Whether pages tell other tabs of their actors where the visitor has not chosen; in development they always do. */
  readonly live?: boolean;
}

/** A site that is ready for a server. */
export type Site = (server: SiteServer) => RequestListener;

/** Files whose names change with their content: kept for ever. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/') || isBuildManifestPath(path);
}

/** Where there is the file or nothing: who asks here cannot use a page. */
function isNoPage(path: string): boolean {
  return isHashed(path) || path === latestBuildPath || path.endsWith('/_payload.json');
}

const stories = '/stories.html';
const statecharts = '/statecharts.html';
const notFound = '/not-found.html';

/** The path of a page that was made at build, by the path of its file: `/faq/index.html` is `/faq`. */
function pagePath(file: string): string {
  return file.replace(/\/index\.html$/, '') || '/';
}

/** The app that was built into `folder`. Throws when there is none, or one without all of its pages. */
export function createSite(folder: string, { live: isLive = false }: SiteOptions = {}): Site {
  const files = new Map(readSiteFiles(folder));
  const html = new Map<string, string>();
  for (const [path, { body }] of files) {
    if (!path.endsWith('.html')) continue;
    html.set(path.endsWith('/index.html') ? pagePath(path) : path, body.toString('utf8'));
    // Pages have their own addresses only, so that no second one can be linked.
    files.delete(path);
  }
  const notFoundHtml = html.get(notFound);
  if (notFoundHtml === undefined) throw new Error(`There is no built app in ${folder}.`);
  const missing = appPages.map(shellFile).filter((shell) => !html.has(shell));
  if (missing.length > 0)
    throw new Error(`The built app in ${folder} lacks ${missing.join(', ')}. Build it again: npm run build.`);
  const madePages = [...html.keys()].filter((path) => !path.endsWith('.html'));
  const page = createPages(html);
  const liveScript = findLiveScript(folder);
  const machines = machinesIn(html.get(statecharts) ?? '');

  return ({ appEnv, publicUrl }) =>
    (request, response) => {
      if (!allows(request, response, reading)) return;
      const { pathname: path, search } = addressOf(request) ?? { pathname: '/', search: '' };
      const file = files.get(path);
      if (file || madePages.includes(path)) note(request, { path });
      if (!file && isNoPage(path)) {
        // It may be there after the next build, or on another server process that is newer.
        response.setHeader('Cache-Control', 'no-cache');
        sendText(response, 404, 'Not Found');
        return;
      }
      if (file && isHashed(path)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      else if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
      if (file) {
        sendSiteFile(request, response, 200, file);
        return;
      }
      const cookies = request.headers.cookie;
      const live = answerLive(
        { path, search, cookies },
        {
          script: liveScript,
          isUsual: isLive || appEnv === 'development',
          isHttps: publicUrl().startsWith('https:'),
        },
      );
      const audience = {
        appEnv,
        publicUrl: publicUrl(),
        colorMode: readColorMode(cookies),
        liveScript: live.script,
      };
      if (live.script !== null) allowOwnFrames(response, path);
      const appPage = appPageAt(path);
      const withoutSlash = path.replace(/(?<=[^/])\/$/, '');
      const sendPage = (name: string, status = 200) => {
        sendSiteFile(request, response, status, page(name, audience));
      };
      const sendWritten = (type: string, text: string) => {
        sendSiteFile(request, response, 200, createSiteFile(type, Buffer.from(text), []));
      };
      if (live.redirect && (appPage !== null || madePages.includes(path))) {
        response.setHeader('Set-Cookie', live.redirect.cookie);
        sendRedirect(response, live.redirect.location);
      } else if (madePages.includes(path)) sendPage(path);
      else if (madePages.includes(withoutSlash)) sendRedirect(response, withoutSlash + search, true);
      else if (path === '/sitemap.xml') sendWritten('application/xml', siteMap(publicUrl(), madePages));
      else if (path === '/robots.txt') sendWritten('text/plain', robots(publicUrl(), appEnv === 'staging'));
      else if (isStoryPath(path) && html.has(stories)) sendPage(stories);
      else if (isStatechartPath(path) && html.has(statecharts)) {
        const machine = machineAt(path);
        // For a machine that there is not, the page says so itself and lists those there are.
        sendPage(statecharts, machine === null || machines.has(machine) ? 200 : 404);
      } else if (appPage) sendPage(shellFile(appPage));
      else sendSiteFile(request, response, 404, writeNotFoundPage(notFoundHtml, path, audience));
    };
}
