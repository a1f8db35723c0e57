// Creates the files for search engines: the sitemap, and robots.txt with the paths to ignore.
import { statechartsPath } from '#site/statecharts.ts';

/** Creates a sitemap (https://www.sitemaps.org/protocol.html). */
export function siteMap(publicUrl: string, paths: readonly string[]): string {
  const pages = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`;
}

/**
 * Creates robots.txt (RFC 9309). It excludes paths that need an account or are for programs; `hidden` excludes the whole site. Read-only links
 * (`/share/`) are not excluded: a search engine that may not open them never sees their `noindex`, and could list an address that it found elsewhere.
 */
export function robots(publicUrl: string, hidden: boolean): string {
  if (hidden) return 'User-agent: *\nDisallow: /\n';
  const shut = [
    '/api',
    '/dashboard',
    '/change-password/',
    '/confirm-email/',
    '/invitation/',
    '/_storybook/',
    '/iframe.html',
    statechartsPath,
  ];
  return `User-agent: *\n${shut.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
