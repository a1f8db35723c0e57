// An article: its text, the navigation beside it, and links to the previous and next page. Rendered at build only; the browser gets the HTML (ArticlePage).
import type { ArticleContent } from '#site/pageContent.ts';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import styles from './Article.module.css';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import './ArticleText.css';
import { articleTexts } from './articleTexts.ts';
import { ArticleWays } from './ArticleWays.tsx';
import { ContentsList } from './ContentsList.tsx';

/** Renders the article. On narrow screens its table of contents is a disclosure above the text. */
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
