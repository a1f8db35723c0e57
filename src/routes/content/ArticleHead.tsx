// The head of an article: breadcrumbs, title and description.
import type { ArticleContent } from '#site/pageContent.ts';
import styles from './ArticleHead.module.css';
import { articleTexts } from './articleTexts.ts';

/** Renders the head. */
export function ArticleHead({ content: { trail, shortTitle, title, description, date } }: { content: ArticleContent }) {
  return (
    <header>
      {trail.length > 0 && (
        <nav aria-label={articleTexts.breadcrumb}>
          <ol className={styles.trail}>
            {trail.map(({ path, title: name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li aria-current="page">{shortTitle}</li>
          </ol>
        </nav>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{description}</p>
      {date && (
        <p className={styles.date}>
          {articleTexts.asOf}
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      )}
    </header>
  );
}
