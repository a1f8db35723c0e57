// The choice of a style and its language, with an included style, one of one's own, and a file that is no style.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import { StyleFields } from './StyleFields.tsx';

const listed = (id: string, title: string, rest: Partial<ListedStyle> = {}): ListedStyle => ({
  ...{ id, title, source: 'included', shortTitle: null, fields: [], format: null },
  ...{ hasBibliography: true, defaultLocale: null, path: '', ...rest },
});

const done = () => Promise.resolve();

const meta = {
  title: 'Features/StyleFields',
  component: StyleFields,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    index: {
      styles: [
        listed('apa', 'American Psychological Association 7th edition', { shortTitle: 'APA' }),
        listed('din-1505-2', 'DIN 1505-2', { defaultLocale: 'de-DE' }),
        listed('own:1', 'Journal of Tides', { source: 'own' }),
      ],
      locales: { 'en-US': '', 'de-DE': '' },
    },
    choice: { style: 'apa', locale: null },
    onChoose: done,
    onUpload: () => Promise.reject(new Error('The style was not added. The style has no title.')),
    onRemove: done,
  },
} satisfies Meta<typeof StyleFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {};

export const Own: Story = { args: { choice: { style: 'own:1', locale: 'de-DE' } } };
