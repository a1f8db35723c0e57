// Stories of an article with everything that it can contain: alone, and as one of several pages.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ArticleContent } from '#site/pageContent.ts';
import { SiteLayout } from '../layouts/SiteLayout.tsx';
import { Article } from './Article.tsx';
import sample from './sampleArticle.json';

const alone = sample as ArticleContent;

const together: ArticleContent = {
  ...alone,
  path: '/codeprojects/gsoc/gsoc2021',
  shortTitle: '2021',
  trail: [
    { path: '/codeprojects', title: 'Code projects' },
    { path: '/codeprojects/gsoc', title: 'Google Summer of Code' },
  ],
  chapters: [
    { path: '/codeprojects', title: 'Code projects', depth: 0 },
    { path: '/codeprojects/gsoc', title: 'Google Summer of Code', depth: 1 },
    { path: '/codeprojects/gsoc/gsoc2022', title: '2022', depth: 2 },
    { path: '/codeprojects/gsoc/gsoc2021', title: '2021', depth: 2 },
    { path: '/codeprojects/gsoc/gsoc2019', title: '2019', depth: 2 },
  ],
  previous: { path: '/codeprojects/gsoc/gsoc2022', title: '2022' },
  next: { path: '/codeprojects/gsoc/gsoc2019', title: '2019' },
};

const meta = {
  title: 'Pages/Article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteLayout>
        <Story />
      </SiteLayout>
    ),
  ],
  args: { content: alone },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const OneOfSeveral: Story = { args: { content: together } };

export const WithoutSections: Story = {
  args: { content: { ...alone, contents: [], date: null, html: '<p>A few words are enough.</p>' } },
};
