// Renders every story in Storybook with the app's theme and inside the app's frame.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import type { Preview } from '@storybook/react-vite';
import { StoryApp } from './StoryApp.tsx';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // The theme sets the backgrounds.
    backgrounds: { disabled: true },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryApp theme={globals.theme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </StoryApp>
    ),
  ],
};

export default preview;
