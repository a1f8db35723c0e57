// Puts a page together: the app's empty page, what was drawn for it, and what search engines and links to it want to know.
import { escapeHtml } from '../../site/escapeHtml.ts';
import { locale, socialImage } from '../../site/head.ts';
import { type PagePayload, payloadElementId } from '../../site/payload.ts';
import { productName } from '../../site/productName.ts';
import { publicUrlPlaceholder } from '../../site/pageMarkers.ts';
import type { PageFiles } from './pageFiles.ts';

export interface PageParts {
  /** The page of the app with nothing in `#app`, as the app's build leaves it. */
  readonly shell: string;
  /** What was drawn inside `#app`. */
  readonly drawn: string;
  /** As the tab shows it. */
  readonly title: string;
  readonly files: PageFiles;
  /** Path and payload, for a page that can be found and linked to; null for the page that says there is none. */
  readonly page: {
    readonly path: string;
    readonly payload: PagePayload;
    readonly structuredData: object | null;
  } | null;
}

/** JSON inside a `<script>`: nothing in it can end the element. */
function jsonScript(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** `shell` with exactly one place replaced; throws when it is not there, so that no page loses a part unnoticed. */
function replaceOnce(text: string, place: RegExp | string, by: string): string {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`The app's page has ${parts.length - 1} times ${String(place)}, not once`);
  return parts.join(by);
}

function meta(name: string, content: string): string {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
}

/** The tags that ask for files as soon as the page comes. */
function fileTags({ styles, scripts }: PageFiles): readonly string[] {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
  ];
}

function addToHead(html: string, tags: readonly string[]): string {
  return replaceOnce(html, '</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/** An empty page of the app that names the files of the page it will become. */
export function shellHtml(shell: string, files: PageFiles): string {
  return addToHead(shell, fileTags(files));
}

/** The whole page. */
export function pageHtml({ shell, drawn, title, files, page }: PageParts): string {
  const head = [...fileTags(files)];
  let body = `<div id="app">${drawn}</div>`;
  if (page) {
    const { path, payload, structuredData } = page;
    const address = publicUrlPlaceholder + path;
    head.push(
      `<link rel="canonical" href="${address}" />`,
      meta('og:type', payload.kind === 'article' ? 'article' : 'website'),
      meta('og:url', address),
      meta('og:title', title),
      meta('og:description', payload.description),
      meta('og:site_name', productName),
      meta('og:locale', locale),
      meta('og:image', publicUrlPlaceholder + socialImage.path),
      meta('og:image:type', socialImage.type),
      meta('og:image:width', String(socialImage.width)),
      meta('og:image:height', String(socialImage.height)),
      meta('og:image:alt', socialImage.alt),
      meta('twitter:card', 'summary_large_image'),
    );
    if (structuredData) head.push(jsonScript('type="application/ld+json"', structuredData));
    body += `\n    ${jsonScript(`type="application/json" id="${payloadElementId}" data-path="${path}"`, payload)}`;
  } else {
    head.push(meta('robots', 'noindex'));
  }
  let html = replaceOnce(shell, /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`);
  html = replaceOnce(
    html,
    /<meta\s+name="description"[^>]*>/,
    page ? meta('description', page.payload.description) : '',
  );
  html = replaceOnce(html, /\n\s*<noscript>[^<]*<\/noscript>/, '');
  html = replaceOnce(html, '<div id="app"></div>', body);
  return addToHead(html, head);
}
