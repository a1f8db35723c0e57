// Assembles the HTML of a page: the app's empty page, the rendered content, and the metadata for search engines and link previews.
import { escapeHtml } from '../../site/escapeHtml.ts';
import { openGraphLocale, socialImage } from '../../site/head.ts';
import { type PagePayload, payloadElementId } from '../../site/payload.ts';
import { productName } from '../../site/productName.ts';
import { publicUrlPlaceholder } from '../../site/pageMarkers.ts';
import type { PageFiles } from './pageFiles.ts';

export interface PageParts {
  /** The app's HTML with an empty `#app`, as the build writes it. */
  readonly shell: string;
  /** The rendered content of `#app`. */
  readonly content: string;
  /** The title in the browser tab. */
  readonly title: string;
  readonly files: PageFiles;
  /** Path and payload of a page that can be found and linked to; null for the not-found page. */
  readonly page: {
    readonly path: string;
    readonly payload: PagePayload;
    readonly structuredData: object | null;
  } | null;
}

/** JSON for a `<script>` element; nothing in it can close the element. */
function jsonScript(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** Replaces a placeholder that must occur exactly once; throws otherwise, so that no page silently lacks a part. */
function replaceOnce(text: string, place: RegExp | string, by: string): string {
  const parts = text.split(place);
  if (parts.length !== 2)
    throw new Error(`The app's page contains ${String(place)} ${parts.length - 1} times instead of once`);
  return parts.join(by);
}

function meta(name: string, content: string): string {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
}

/** The tags that preload files with the page. */
function fileTags({ styles, scripts }: PageFiles): readonly string[] {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
  ];
}

function addToHead(html: string, tags: readonly string[]): string {
  return replaceOnce(html, '</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/** The app's empty page, with the files of the page that will be shown in it. */
export function shellHtml(shell: string, files: PageFiles): string {
  return addToHead(shell, fileTags(files));
}

/** The complete HTML page. */
export function pageHtml({ shell, content, title, files, page }: PageParts): string {
  const head = [...fileTags(files)];
  let body = `<div id="app">${content}</div>`;
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
      meta('og:locale', openGraphLocale),
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
