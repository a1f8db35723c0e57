// The metadata in the head of the site's pages, for search engines and for link previews on other sites.
import { desktopApp } from './desktopApp.ts';

/** The preview picture for links to any page, as a path of this site. Made by tools/pictures. */
export const socialImage = {
  path: '/social.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: `${desktopApp.name}: keep every reference, find it again. Below it, the library with a document open.`,
} as const;

/** The site's locale for Open Graph. */
export const openGraphLocale = 'en_GB';

/**
 * The desktop app as schema.org data, for the home page's JSON-LD. `siteUrl` is this site's address without a slash at its end.
 * It has no version, because the newest one is not known when pages are prerendered.
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
