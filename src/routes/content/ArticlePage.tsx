// The page of an article, in either of the two layouts in which there are articles.
import { useLoaderData } from '@tanstack/react-router';
import type { ArticlePayload } from '#site/payload.ts';
import { ContentLayout } from '../layouts/ContentLayout.tsx';
import { SiteLayout } from '../layouts/SiteLayout.tsx';
import { Article } from './Article.tsx';

/** What the route has loaded. Each route that is drawn by these pages has `loadArticle`, which gives nothing else. */
function useArticle(): ArticlePayload {
  const loaded: unknown = useLoaderData({ strict: false });
  return loaded as ArticlePayload;
}

/** Draws the article of the route in the layout of the site. */
export function ArticlePage() {
  return (
    <SiteLayout>
      <Article payload={useArticle()} />
    </SiteLayout>
  );
}

/** Draws the article of the route in the layout for reading. */
export function ContentArticlePage() {
  return (
    <ContentLayout>
      <Article payload={useArticle()} />
    </ContentLayout>
  );
}
