// What stands beside an article on wide screens: the pages it belongs to, and its own sections.
import { Link } from '@tanstack/react-router';
import type { ArticlePayload } from '#site/payload.ts';
import { classNames } from '#src/ui/classNames.ts';
import styles from './ArticleAside.module.css';
import { ContentsList } from './ContentsList.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

/** By how many pages stand above; the first page and those right below it stand in one line. */
const indents = [undefined, undefined, styles.second];

/** Draws the list of pages, with the sections below the one that is open. An article that stands alone has its sections only. */
export function ArticleAside({ payload: { path, chapters, contents } }: { payload: ArticlePayload }) {
  const current = useCurrentSection(contents);
  const sections = contents.length > 0 && <ContentsList contents={contents} current={current} />;
  const [first] = chapters;
  if (!first && !sections) return null;
  const name = first?.title ?? 'On this page';
  return (
    <nav className={styles.aside} aria-label={name}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      {first ? (
        <ul>
          {chapters.map((chapter) => (
            <li key={chapter.path} className={classNames(indents[chapter.depth])}>
              <Link to={chapter.path} activeOptions={{ exact: true, includeSearch: false }} className={styles.page}>
                {chapter === first ? 'Overview' : chapter.title}
              </Link>
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
