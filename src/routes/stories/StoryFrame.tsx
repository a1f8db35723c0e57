// Loads, composes and renders one story; shows errors in its place.
import { Component, type ReactNode, Suspense, use, useMemo } from 'react';
import type { IndexedStory } from 'virtual:story-index';
import { messageOf } from '#machines/problem.ts';
import { classNames } from '#src/ui/classNames.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { composeStory, type StoryValues } from './composeStory.tsx';
import { loadStory } from './loadStory.ts';
import styles from './StoryFrame.module.css';
import { storyPageTexts } from './storyPageTexts.ts';

export interface StoryFrameProps {
  story: IndexedStory;
  /** Values from the address, which override the story's own. */
  globals: StoryValues;
}

/** Renders the story. `data-story` on its container is its id once it is rendered; `data-story-failed` if that failed. */
export function StoryFrame({ story, globals }: StoryFrameProps) {
  return (
    <StoryErrorBoundary id={story.id}>
      <Suspense>
        <LoadedStory story={story} globals={globals} />
      </Suspense>
    </StoryErrorBoundary>
  );
}

function LoadedStory({ story, globals }: StoryFrameProps) {
  const loaded = use(loadStory(story));
  const { Story, layout } = useMemo(() => composeStory(story, loaded, globals), [story, loaded, globals]);
  // A story that is a page has a main element of its own.
  const Frame = layout === 'fullscreen' ? 'div' : 'main';
  return (
    <Frame
      id={layout === 'fullscreen' ? undefined : 'main'}
      className={classNames(styles[layout])}
      data-story={story.id}
    >
      <Story />
    </Frame>
  );
}

class StoryErrorBoundary extends Component<{ id: string; children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main id="main" className={styles.padded} data-story-failed={this.props.id}>
        <Notice tone="danger" role="alert">
          {storyPageTexts.failed.before}
          <code>{this.props.id}</code>
          {storyPageTexts.failed.after(message)}
        </Notice>
      </main>
    );
  }
}
