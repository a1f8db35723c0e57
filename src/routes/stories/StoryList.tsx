// Lists all stories as links; also says so if the address named an unknown one.
import { useLocation } from '@tanstack/react-router';
import type { IndexedStory } from 'virtual:story-index';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './StoryList.module.css';
import { storyPageTexts } from './storyPageTexts.ts';

/** Renders the list, with a heading for each component. Links use the alias by which the page was opened. */
export function StoryList({ stories, unknown }: { stories: readonly IndexedStory[]; unknown: string | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <main id="main" className={styles.page}>
      <h1>{storyPageTexts.title}</h1>
      {unknown !== undefined && (
        <Notice tone="warning" role="alert">
          {storyPageTexts.unknown.before}
          <code>{unknown}</code>
          {storyPageTexts.unknown.after}
        </Notice>
      )}
      <div className={styles.groups}>
        {titles.map((title) => (
          <section key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul>
              {stories
                .filter((story) => story.title === title)
                .map(({ id, name }) => (
                  <li key={id}>
                    {/* Plain links load a new page, so that no story is affected by a previous one. */}
                    <a href={`${path}?id=${id}`}>{name}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
