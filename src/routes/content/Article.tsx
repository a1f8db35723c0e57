// An article: a text of some length, what stands beside it, and the ways on. Drawn at build only; in the browser ArticlePage shows what was drawn.
import type { ArticleContent } from '#site/pageContent.ts';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import styles from './Article.module.css';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import './ArticleText.css';
import { articleTexts } from './articleTexts.ts';
import { ArticleWays } from './ArticleWays.tsx';
import { ContentsList } from './ContentsList.tsx';

/** Draws the article. Where there is no room beside it, its contents stand above the text, behind a line that opens. */
export function Article({ content }: { content: ArticleContent }) {
  return (
    <div className={styles.page}>
      <div className={styles.aside}>
        <ArticleAside content={content} />
      </div>
      <article className={styles.article}>
        <ArticleHead content={content} />
        {content.contents.length > 0 && (
          <Disclosure summary={articleTexts.onThisPage} className={styles.contents}>
            <nav aria-label={articleTexts.onThisPage}>
              <ContentsList contents={content.contents} />
            </nav>
          </Disclosure>
        )}
        <div className="article-text" dangerouslySetInnerHTML={{ __html: content.html }} />
        <ArticleWays content={content} />
      </article>
    </div>
  );
}
