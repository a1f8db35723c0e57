// The app's frame and a router of its own around a story. Links can be followed, but every address shows the same story.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, use, useState } from 'react';
import { RootFrame } from '#src/routes/RootFrame.tsx';
import { parseSearch, stringifySearch } from '#src/app/searchParams.ts';
import { StorySession } from '#src/stories/StorySession.tsx';
import { createTheme, startTheme } from '#src/ui/theme/createTheme.ts';
import { ThemeContext } from '#src/ui/theme/ThemeContext.ts';
import { useForcedColorMode } from '#src/ui/theme/useForcedColorMode.ts';

const StoryContent = createContext<ReactNode>(null);

const StoryPage = () => use(StoryContent);

function makeRouter() {
  const root = createRootRoute({ component: RootFrame });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: StoryPage });
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: ['/iframe.html'] }),
    parseSearch,
    stringifySearch,
  });
}

const pageTheme = createTheme();
startTheme(pageTheme);

/** Keeps the page in the colour mode that is chosen in the toolbar. */
function ForceColorMode({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  useForcedColorMode(mode);
  return children;
}

/** Renders `children` where the app renders a page. Nobody is logged in, unless the story says so. */
export function StoryApp({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  const [router] = useState(makeRouter);
  return (
    <StoryContent value={children}>
      <ThemeContext value={pageTheme}>
        <ForceColorMode mode={theme}>
          <StorySession user={null}>
            <RouterProvider<typeof router> router={router} />
          </StorySession>
        </ForceColorMode>
      </ThemeContext>
    </StoryContent>
  );
}
