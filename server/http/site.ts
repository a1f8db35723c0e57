// Serves the built app: its files, prerendered pages, and empty HTML pages for addresses that the app renders; stories and statecharts have
// separate HTML pages.
//
// Everything (a few megabytes) is read when the server starts. So a build that replaces the folder meanwhile does not remove scripts of open
// pages, and no request can fail, or crash the process, because a file is gone.
import type { RequestListener } from 'node:http';
import { isBuildManifestPath, latestBuildPath } from '#site/builds.ts';
import { readColorMode } from '#site/colorMode.ts';
import { machinesIn, viewerPages } from '#site/statecharts.ts';
import type { AppEnv } from '../settings.ts';
import { addressOf } from './address.ts';
import { allows, reading, sendRedirect, sendText } from './answer.ts';
import { answerLive, findLiveScript } from './liveScript.ts';
import { createPages, writeNotFoundPage } from './pages.ts';
import { note } from './requestLog.ts';
import { appPageAt, appPages, isStatechartPath, isStoryPath, machineAt, shellFile } from './routePatterns.ts';
import { allowOwnFrames } from './securityHeaders.ts';
import { createSiteFile, readSiteFiles, type SiteFile, sendSiteFile } from './siteFiles.ts';
import { robots, siteMap } from './siteMap.ts';

/** The data about the server that the site needs. */
export interface SiteServer {
  readonly appEnv: AppEnv;
  /** The address of the site, without a slash at the end; known when the server listens. */
  publicUrl: () => string;
}

export interface SiteOptions {
  /** Whether pages report their actors to other tabs by default; in development they always do. */
  readonly live?: boolean;
  /** The files of the folder, if they were read already. */
  readonly read?: ReadonlyMap<string, SiteFile>;
}

/** Creates the request listener of a site for a server. */
export type Site = (server: SiteServer) => RequestListener;

/** Whether the name of a file changes with its content, so that it can be cached forever. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/') || isBuildManifestPath(path);
}

/** Whether a missing file at this path gets a plain 404, because the client cannot use an HTML page. */
function getsPlain404(path: string): boolean {
  return isHashed(path) || path === latestBuildPath || path.endsWith('/_payload.json');
}

const stories = '/stories.html';
const statecharts = '/statecharts.html';
const notFound = '/not-found.html';

/** The path of a prerendered page from the path of its file: `/faq/index.html` becomes `/faq`. */
function pagePath(file: string): string {
  return file.replace(/\/index\.html$/, '') || '/';
}

/** Reads the app that was built into `folder`. Throws if there is none, or if it lacks pages. */
export function createSite(folder: string, { live: isLive = false, read }: SiteOptions = {}): Site {
  const files = new Map(read ?? readSiteFiles(folder));
  const html = new Map<string, string>();
  for (const [path, { body }] of files) {
    if (!path.endsWith('.html')) continue;
    html.set(path.endsWith('/index.html') ? pagePath(path) : path, body.toString('utf8'));
    // Pages are not served at the paths of their files, so that each has only one address.
    files.delete(path);
  }
  const notFoundHtml = html.get(notFound);
  if (notFoundHtml === undefined) throw new Error(`There is no built app in ${folder}.`);
  const missing = appPages.map(shellFile).filter((shell) => !html.has(shell));
  if (missing.length > 0)
    throw new Error(`The built app in ${folder} lacks ${missing.join(', ')}. Build it again: npm run build.`);
  const prerenderedPages = [...html.keys()].filter((path) => !path.endsWith('.html'));
  const page = createPages(html);
  const liveScript = findLiveScript(folder);
  const machines = machinesIn(html.get(statecharts) ?? '');

  return ({ appEnv, publicUrl }) =>
    (request, response) => {
      if (!allows(request, response, reading)) return;
      const { pathname: path, search } = addressOf(request) ?? { pathname: '/', search: '' };
      const file = files.get(path);
      if (file || prerenderedPages.includes(path)) note(request, { path });
      if (!file && getsPlain404(path)) {
        // The file may exist after the next build, or on a newer server process.
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
      const sendGenerated = (type: string, text: string) => {
        sendSiteFile(request, response, 200, createSiteFile(type, Buffer.from(text), []));
      };
      if (live.redirect && (appPage !== null || prerenderedPages.includes(path))) {
        response.setHeader('Set-Cookie', live.redirect.cookie);
        sendRedirect(response, live.redirect.location);
      } else if (prerenderedPages.includes(path)) sendPage(path);
      else if (prerenderedPages.includes(withoutSlash)) sendRedirect(response, withoutSlash + search, true);
      else if (path === '/sitemap.xml') sendGenerated('application/xml', siteMap(publicUrl(), prerenderedPages));
      else if (path === '/robots.txt') sendGenerated('text/plain', robots(publicUrl(), appEnv === 'staging'));
      else if (isStoryPath(path) && html.has(stories)) sendPage(stories);
      else if (isStatechartPath(path) && html.has(statecharts)) {
        const machine = machineAt(path);
        // For an unknown machine, the page itself reports that and lists all machines.
        sendPage(statecharts, machine === null || machines.has(machine) || viewerPages.has(machine) ? 200 : 404);
      } else if (appPage) sendPage(shellFile(appPage));
      else sendSiteFile(request, response, 404, writeNotFoundPage(notFoundHtml, path, audience));
    };
}
