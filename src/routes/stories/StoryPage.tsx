// Shows the story that the address names, or the list of all. No page links to it.
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stories } from 'virtual:story-index';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { useForcedColorMode } from '#src/ui/theme/useForcedColorMode.ts';
import { parseStoryParams } from './storyParams.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryList } from './StoryList.tsx';
import { storyPageTexts } from './storyPageTexts.ts';

/** Renders the page. `?id=` names the story; `globals=` has the format of Storybook's addresses. */
export function StoryPage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const { id, globals } = useMemo(() => parseStoryParams(search), [search]);
  const mode = globals.theme === 'light' || globals.theme === 'dark' ? globals.theme : undefined;
  useForcedColorMode(mode);

  const story = stories.find((each) => each.id === id);
  return (
    <>
      <PageTitle title={story ? `${story.title}: ${story.name}` : storyPageTexts.title} />
      {story ? (
        <StoryFrame key={story.id} story={story} globals={globals} />
      ) : (
        <StoryList stories={stories} unknown={id} />
      )}
    </>
  );
}
