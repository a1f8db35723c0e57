// Renders the content of a public page at build time, so that the browser needs no code for it.
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContent } from '#site/pageContent.ts';
import type { PagePayload } from '#site/payload.ts';
import { SiteFooter } from '#src/features/site/SiteFooter.tsx';
import { Article } from '#src/routes/content/Article.tsx';
import { Home } from '#src/routes/home/Home.tsx';
import { SiteMain } from '#src/routes/layouts/SiteMain.tsx';

/** The payload of the page at `path`. */
export function drawPayload(path: string, content: PageContent): PagePayload {
  const { kind, title, description } = content;
  const html = renderToStaticMarkup(
    <>
      <SiteMain>{kind === 'home' ? <Home sections={content.sections} /> : <Article content={content} />}</SiteMain>
      <SiteFooter path={path} />
    </>,
  );
  return { kind, title, description, html };
}
