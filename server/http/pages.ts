// Fills in the HTML of pages at runtime: the site's address, its environment, the visitor's color mode, and the script for live statecharts.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { appEnvMeta, notFoundPlaceholder, publicUrlPlaceholder } from '#site/pageMarkers.ts';
import { type ColorModePreference, barColors } from '#site/colorMode.ts';
import { escapeHtml } from '#site/escapeHtml.ts';
import { withPicturesInMode } from '#site/pictureMedia.ts';
import { shownPath } from '#site/shownPath.ts';
import type { AppEnv } from '../settings.ts';
import { withLiveScript } from './liveScript.ts';
import { type SiteFile, type Twin, createSiteFile } from './siteFiles.ts';

/** The values that are filled into a page. */
export interface PageAudience {
  /** The address of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly appEnv: AppEnv;
  readonly colorMode: ColorModePreference;
  /** The address of the script that reports the page's actors to other tabs; null if that is off. */
  readonly liveScript: string | null;
}

/** Fills in `html` for this audience. */
export function writePage(html: string, { publicUrl, appEnv, colorMode, liveScript }: PageAudience): string {
  let page = html.replaceAll(publicUrlPlaceholder, publicUrl);
  if (liveScript !== null) page = withLiveScript(page, liveScript);
  if (appEnv !== 'production')
    page = page.replace('</head>', `  <meta name="${appEnvMeta}" content="${appEnv}" />\n  </head>`);
  if (colorMode === 'system') return page;
  // Makes the first paint, and the browser's bars, use the chosen mode without a script.
  page = page.replace('<html ', `<html data-theme="${colorMode}" `);
  page = Object.values(barColors).reduce(
    (text, color) => text.replace(`content="${color}"`, `content="${barColors[colorMode]}"`),
    page,
  );
  return withPicturesInMode(page, colorMode);
}

/** Compresses well, but not so thoroughly that a visitor notices the time. It is done once for each page and audience. */
function compress(body: Buffer): readonly Twin[] {
  return [
    { coding: 'br', body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) },
    { coding: 'gzip', body: gzipSync(body) },
  ];
}

/** Creates a function that returns a page for an audience, and caches it. `html` has the pages by name; unknown names throw. */
export function createPages(html: ReadonlyMap<string, string>): (name: string, audience: PageAudience) => SiteFile {
  const written = new Map<string, SiteFile>();
  return (name, audience) => {
    const key = JSON.stringify([name, audience.publicUrl, audience.appEnv, audience.colorMode, audience.liveScript]);
    const known = written.get(key);
    if (known) return known;
    const source = html.get(name);
    if (source === undefined) throw new Error(`There is no page ${name} in the built app.`);
    const body = Buffer.from(writePage(source, audience));
    const page = { ...createSiteFile('text/html', body, compress(body)), varies: ['Cookie'] };
    written.set(key, page);
    return page;
  };
}

/** The page for an unknown address, which shows that address. It is not cached, because there are unlimited addresses. */
export function writeNotFoundPage(html: string, path: string, audience: PageAudience): SiteFile {
  const shown = escapeHtml(shownPath(path));
  const page = writePage(html, audience).replaceAll(notFoundPlaceholder, () => shown);
  return { ...createSiteFile('text/html', Buffer.from(page), []), varies: ['Cookie'] };
}
