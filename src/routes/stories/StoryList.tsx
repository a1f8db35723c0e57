// All stories as links; and when the address named one that there is not, that.
import { useLocation } from '@tanstack/react-router';
import type { IndexedStory } from 'virtual:story-index';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './StoryList.module.css';
import { storyPageTexts } from './storyPageTexts.ts';

/** Draws the list, a heading for each component. The links keep to the address by which the page was reached. */
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
                    {/* A page of its own for each: no story meets what another left behind. */}
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
