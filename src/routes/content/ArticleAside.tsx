// The navigation beside an article on wide screens: the pages of its chapter, and its own sections.
import type { ArticleContent } from '#site/pageContent.ts';
import { classNames } from '#src/ui/classNames.ts';
import styles from './ArticleAside.module.css';
import { articleTexts } from './articleTexts.ts';
import { ContentsList } from './ContentsList.tsx';

/** The indentation by depth; the first page and its children are on the same level. */
const indents = [undefined, undefined, styles.second];

/** Renders the list of pages, with the sections of the open one. An article without a chapter has only its sections. */
export function ArticleAside({ content: { path, chapters, contents } }: { content: ArticleContent }) {
  const sections = contents.length > 0 && <ContentsList contents={contents} />;
  const [first] = chapters;
  if (!first && !sections) return null;
  const name = first?.title ?? articleTexts.onThisPage;
  return (
    <nav className={styles.aside} aria-label={name}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      {first ? (
        <ul>
          {chapters.map((chapter) => (
            <li key={chapter.path} className={classNames(indents[chapter.depth])}>
              <a href={chapter.path} aria-current={chapter.path === path ? 'page' : undefined} className={styles.page}>
                {chapter === first ? articleTexts.overview : chapter.title}
              </a>
              {chapter.path === path && sections && <div className={styles.sections}>{sections}</div>}
            </li>
          ))}
        </ul>
      ) : (
        sections
      )}
    </nav>
  );
}
