// Stories of tags.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../stories/Row.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'UI/Tag',
  component: Tag,
  args: { children: 'mood' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const Removable: Story = {
  render: function Tags() {
    const [words, setWords] = useState<readonly string[]>(['mood', 'affective disorders', 'chocolate']);
    return (
      <Row>
        {words.map((word) => (
          <Tag
            key={word}
            removeLabel={`Remove ${word}`}
            onRemove={() => {
              setWords(words.filter((each) => each !== word));
            }}
          >
            {word}
          </Tag>
        ))}
      </Row>
    );
  },
};

export const Disabled: Story = { args: { disabled: true, onRemove: () => undefined, removeLabel: 'Remove mood' } };

export const LongText: Story = {
  args: {
    children: 'the effects of chocolate on the mood of people who were told that it was something else',
    onRemove: () => undefined,
  },
};
