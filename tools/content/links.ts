// Checks every link of the content: a missing page, anchor or redirect stops the build.
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isDownloadOs } from '#site/downloads.ts';
import { pageRedirect } from '#site/pageRedirects.ts';
import { isRoute, isStoryPath } from '#server/http/routePatterns.ts';
import type { Report } from './contentProblems.ts';
import { attribute, elementsOf, lineOf } from './elements.ts';

/** The anchors of every page, by the page's path. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Every id of a page. */
export function anchorsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', (node) => {
    const id = attribute(node, 'id');
    if (id !== undefined) ids.add(id);
  });
  return ids;
}

/** The reason why a link is broken, or null if it works. `from` is the path of the page that contains the link. */
function brokenReason(href: string, from: string, anchors: Anchors): string | null {
  if (/^(https:\/\/[^/]|mailto:[^@]+@)/.test(href)) return null;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'leads elsewhere without https';
  if (!/^[/#]/.test(href)) return 'is relative; write the whole path, beginning with /';

  const [pathAndSearch = '', hash] = href.split('#', 2);
  const [path = ''] = pathAndSearch.split('?', 1);
  const target = path === '' ? from : path;
  const ids = anchors.get(target);
  if (ids) return hash === undefined || ids.has(hash) ? null : `leads to an anchor that ${target} does not have`;

  const redirect = pageRedirect(target);
  // A redirect to another site is not checked; one within this site is.
  if (redirect?.location.startsWith('/') === false) return null;
  if (redirect) {
    // Browsers keep the anchor of a link, unless the redirect has one.
    const { location } = redirect;
    return brokenReason(hash === undefined || location.includes('#') ? location : `${location}#${hash}`, from, anchors);
  }
  if (/^\/download(\/|$)/.test(target)) {
    const [, , os, ...rest] = target.split('/');
    return os === undefined || (isDownloadOs(os) && rest.length === 0)
      ? null
      : 'leads to a download that does not exist';
  }
  if (isRoute(target) && !isStoryPath(target)) {
    return hash === undefined ? null : `leads to an anchor of ${target}, which is a page of the app`;
  }
  return 'leads to a page that does not exist';
}

/** Reports every broken link of a page, with the link's text. */
export function checkLinks(tree: Root, path: string, anchors: Anchors, report: Report): void {
  for (const link of elementsOf(tree, 'a')) {
    const href = attribute(link, 'href') ?? '';
    const why = brokenReason(href, path, anchors);
    const text = toString(link).trim();
    if (why !== null) report(`the link "${text}" (${href}) ${why}`, lineOf(link));
    else if (text === '') report(`the link to ${href} has no text`, lineOf(link));
  }
}
