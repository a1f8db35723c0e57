// Icons that people chose for their groups: there, on their way, and not to be had.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../stories/Row.tsx';
import { IconifyIcon } from './IconifyIcon.tsx';
import { createIconifyIcons } from './iconifyIcons.ts';

const set = {
  prefix: 'mdi',
  width: 24,
  height: 24,
  icons: {
    eye: {
      body: '<path d="M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0 8a5 5 0 1 1 0-10 5 5 0 0 1 0 10m0-12.500C7 4.500 2.730 7.610 1 12c1.730 4.390 6 7.500 11 7.500s9.270-3.110 11-7.500c-1.730-4.390-6-7.500-11-7.500"/>',
    },
    bookmark: { body: '<path d="M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2"/>' },
    flag: { body: '<path d="M14.400 6 14 4H5v17h2v-7h5.600l.400 2h7V6z"/>' },
  },
  aliases: { banner: { parent: 'flag', hFlip: true } },
};

/** Icons that are answered by `fetch`, without a server. */
const answeredBy = (fetch: () => Promise<Response>) => createIconifyIcons(fetch);

const meta = {
  title: 'UI/IconifyIcon',
  component: IconifyIcon,
  args: { name: 'mdi:eye', icons: answeredBy(() => Promise.resolve(Response.json(set))) },
} satisfies Meta<typeof IconifyIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the colour of the text; the last one is another's mirror image. */
export const Drawn: Story = {
  render: (args) => (
    <Row>
      <IconifyIcon {...args} />
      <IconifyIcon {...args} name="mdi:bookmark" />
      <span style={{ color: 'var(--accent)' }}>
        <IconifyIcon {...args} name="mdi:flag" />
      </span>
      <IconifyIcon {...args} name="mdi:banner" />
    </Row>
  ),
};

/** Its place is kept. */
export const OnItsWay: Story = {
  args: { icons: answeredBy(() => new Promise(() => undefined)) },
  render: (args) => (
    <Row>
      <IconifyIcon {...args} />
      The name of the group
    </Row>
  ),
};

/** Neither this server nor the public service has it. */
export const NotToBeHad: Story = {
  args: { icons: answeredBy(() => Promise.reject(new TypeError('fetch failed'))) },
  render: (args) => (
    <Row>
      <IconifyIcon {...args} />
      The name of the group
    </Row>
  ),
};
