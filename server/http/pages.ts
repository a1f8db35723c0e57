// The HTML of the site with what only a running server knows written in: its own address, its environment, the visitor's
// colour mode, and whether its actors are looked at.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { appEnvMeta, notFoundPlaceholder, publicUrlPlaceholder } from '#site/pageMarkers.ts';
import { type ColorModePreference, barColors } from '#site/colorMode.ts';
import { escapeHtml } from '#site/escapeHtml.ts';
import { withPicturesIn } from '#site/pictureMedia.ts';
import { shownPath } from '#site/shownPath.ts';
import type { AppEnv } from '../settings.ts';
import { withLiveScript } from './liveScript.ts';
import { type SiteFile, type Twin, createSiteFile } from './siteFiles.ts';

/** What a page is written for. */
export interface PageAudience {
  /** The site's own address, without a slash at its end. */
  readonly publicUrl: string;
  readonly appEnv: AppEnv;
  readonly colorMode: ColorModePreference;
  /** The address of the script that tells other tabs of this page's actors; null where nobody asked for it. */
  readonly liveScript: string | null;
}

/** `html` for this audience. */
export function writePage(html: string, { publicUrl, appEnv, colorMode, liveScript }: PageAudience): string {
  let page = html.replaceAll(publicUrlPlaceholder, publicUrl);
  if (liveScript !== null) page = withLiveScript(page, liveScript);
  if (appEnv !== 'production')
    page = page.replace('</head>', `  <meta name="${appEnvMeta}" content="${appEnv}" />\n  </head>`);
  if (colorMode === 'system') return page;
  // The first paint is in the chosen mode, without a script. The bars of the browser go with it.
  page = page.replace('<html ', `<html data-theme="${colorMode}" `);
  page = Object.values(barColors).reduce(
    (text, color) => text.replace(`content="${color}"`, `content="${barColors[colorMode]}"`),
    page,
  );
  return withPicturesIn(page, colorMode);
}

/** As small as it gets without taking longer than a visitor notices: it is done once for each page and audience. */
function compress(body: Buffer): readonly Twin[] {
  return [
    { coding: 'br', body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) },
    { coding: 'gzip', body: gzipSync(body) },
  ];
}

/** The pages of a site, each written once for each audience. `html` has them by name; to ask for another one throws. */
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

/** The page for an address that leads nowhere, with that address in it. It is written anew each time: there is no end of addresses. */
export function writeNotFoundPage(html: string, path: string, audience: PageAudience): SiteFile {
  const shown = escapeHtml(shownPath(path));
  const page = writePage(html, audience).replaceAll(notFoundPlaceholder, () => shown);
  return { ...createSiteFile('text/html', Buffer.from(page), []), varies: ['Cookie'] };
}
