// What is told to search engines: which pages there are, and where they have nothing to look for.
import { statechartsPath } from '#site/statecharts.ts';

/** https://www.sitemaps.org/protocol.html */
export function siteMap(publicUrl: string, paths: readonly string[]): string {
  const pages = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`;
}

/** RFC 9309. What needs an account or is made for programs is not for search; `hidden` keeps all of the site out. */
export function robots(publicUrl: string, hidden: boolean): string {
  if (hidden) return 'User-agent: *\nDisallow: /\n';
  const shut = [
    '/api',
    '/dashboard',
    '/change-password/',
    '/confirm-email/',
    '/_storybook/',
    '/iframe.html',
    statechartsPath,
  ];
  return `User-agent: *\n${shut.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
