// An article: a text of some length, what stands beside it, and the ways on.
import type { ArticlePayload } from '#site/payload.ts';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './Article.module.css';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleText } from './ArticleText.tsx';
import { ArticleWays } from './ArticleWays.tsx';
import { ContentsList } from './ContentsList.tsx';
import { useFollowLinks } from './useFollowLinks.ts';

/** Draws the article. Where there is no room beside it, its contents stand above the text, behind a line that opens. */
export function Article({ payload }: { payload: ArticlePayload }) {
  const followLinks = useFollowLinks();
  return (
    <div className={styles.page} onClick={followLinks}>
      <PageTitle title={payload.title} />
      <div className={styles.aside}>
        <ArticleAside payload={payload} key={payload.path} />
      </div>
      <article className={styles.article}>
        <ArticleHead payload={payload} />
        {payload.contents.length > 0 && (
          <Disclosure summary="On this page" className={styles.contents} key={payload.path}>
            <nav aria-label="On this page">
              <ContentsList contents={payload.contents} />
            </nav>
          </Disclosure>
        )}
        <ArticleText html={payload.html} />
        <ArticleWays payload={payload} />
      </article>
    </div>
  );
}
