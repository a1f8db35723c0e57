// What the head of the site's pages says of it to search engines, and to other sites that show a link.
import { desktopApp } from './desktopApp.ts';

/** The picture beside a link to any page, below the site's own address. Made by tools/pictures. */
export const socialImage = {
  path: '/social.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: `${desktopApp.name}: keep every reference, find it again. Below it, the library with a document open.`,
} as const;

/** The site's language and place, for Open Graph. */
export const locale = 'en_GB';

/**
 * The desktop app in schema.org's words, for the home page's JSON-LD. `siteUrl` is this site's address without a slash at its end.
 * Nobody knows the newest version when pages are made, so none is named.
 */
export function describeApp(siteUrl: string): object {
  const { name, sourceUrl } = desktopApp;
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    description: `${name} is a free, open-source reference manager for BibTeX and BibLaTeX.`,
    url: `${siteUrl}/`,
    image: siteUrl + socialImage.path,
    downloadUrl: `${siteUrl}/#downloads`,
    operatingSystem: 'Windows, macOS, Linux',
    applicationCategory: 'ReferenceApplication',
    isAccessibleForFree: true,
    sameAs: sourceUrl,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
}
