// Every icon by its name, and the sizes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';
import styles from './Icon.stories.module.css';
import { Row } from '../stories/Row.tsx';

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'library' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(icons) as IconName[];

export const All: Story = {
  render: () => (
    <ul className={styles.icons}>
      {names.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** 16 px, and 14 and 12 beside small text. */
export const Sizes: Story = {
  render: ({ name }) => (
    <Row>
      <Icon name={name} size="md" />
      <Icon name={name} size="sm" />
      <Icon name={name} size="xs" />
    </Row>
  ),
};
