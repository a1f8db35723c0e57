// Stories of tooltips: on icon buttons, with shortcuts, on shortened names, and long ones. Hover or focus an element to see its tip.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Row } from '../stories/Row.tsx';
import { TooltipHost } from './TooltipHost.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: TooltipHost,
} satisfies Meta<typeof TooltipHost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first tip appears after a delay, those of its neighbours at once. */
export const Several: Story = {
  render: () => (
    <Row>
      <IconButton label="Copy" icon="copy" />
      <IconButton label="Edit" icon="edit" data-tip-keys="E" />
      <Button data-tip="Takes the documents out of this group, not out of the library">Remove</Button>
    </Row>
  ),
};

/** Appears for the focused element. */
export const Shown: Story = {
  render: function ShownStory() {
    const row = useRef<HTMLDivElement>(null);
    useEffect(() => {
      row.current?.querySelector('button')?.focus({ focusVisible: true });
    }, []);
    return (
      <div ref={row}>
        <IconButton label="Edit" icon="edit" data-tip-keys="E" />
      </div>
    );
  },
};

export const Long: Story = {
  render: () => (
    <Button data-tip="The group holds what matches “year:2012 cacao”, also what will be added later, and cannot be dropped into">
      Chocolate
    </Button>
  ),
};
