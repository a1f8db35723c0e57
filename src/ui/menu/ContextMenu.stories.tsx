// The menu of a right click, and of the keys that stand for one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Row } from '../stories/Row.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const meta = {
  title: 'UI/ContextMenu',
  component: ContextMenu,
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj;

/** What the menu offers depends on what was pressed; the last one has none. */
export const OnButtons: Story = {
  render: function OnButtonsStory() {
    const [chosen, setChosen] = useState('Nothing chosen');
    return (
      <>
        <ContextMenu
          label="Group"
          items={(target) => {
            const name = target.closest('button')?.textContent ?? '';
            if (name === '' || name === 'Without') return [];
            return [
              { id: 'rename', label: `Rename ${name}`, icon: 'edit', onSelect: () => setChosen(`Rename ${name}`) },
              { id: 'remove', label: `Remove ${name}`, tone: 'danger', onSelect: () => setChosen(`Remove ${name}`) },
            ];
          }}
        >
          {(handlers) => (
            <div {...handlers}>
              <Row>
                <Button>Chocolate</Button>
                <Button>Tea</Button>
                <Button>Without</Button>
              </Row>
            </div>
          )}
        </ContextMenu>
        <p role="status">{chosen}</p>
      </>
    );
  },
};
