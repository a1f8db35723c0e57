// Storybook on its Vite builder, with the app's own vite.config.ts: Relay's compiler and the aliases are the same.
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../{src,statecharts}/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Types are checked by the compiler; tables of props are not what these stories are for.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => {
    // The compressed copies of files that the server sends (tools/precompress.ts) are of no use here.
    const plugins = vite.plugins?.filter((each) => !(each && 'name' in each && each.name === 'precompress'));
    return { ...vite, ...(plugins && { plugins }) };
  },
};

export default config;
