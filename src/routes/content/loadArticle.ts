// Loads the article at an address.
import { notFound } from '@tanstack/react-router';
import type { PagePayload } from '#site/payload.ts';
import type { RouterContext } from '../routerContext.ts';

/** The loader of every content page. An unknown slug is a page not found. */
export async function loadArticle({
  context,
  location,
}: {
  context: RouterContext;
  location: { readonly pathname: string };
}): Promise<PagePayload> {
  const payload = await context.getPayload(location.pathname.replace(/\/+$/, ''));
  if (payload?.kind !== 'article') throw notFound();
  return payload;
}
